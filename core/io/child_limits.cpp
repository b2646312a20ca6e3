// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Resource limits, and a filter of system calls (Linux, seccomp BPF).
#include "core/io/child_limits.h"

#include <algorithm>
#include <cmath>
#include <csignal>
#include <cstdint>
#include <cstdio>

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))
#define RIGWRIGHT_HAS_SECCOMP 1
#include <array>
#include <cstddef>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <vector>
#endif

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define RIGWRIGHT_SANITIZED 1
#else
#define RIGWRIGHT_SANITIZED 0
#endif

namespace rigwright {

namespace {

/// `grace`: how far above the limit the end is that no signal announces.
void limit(__rlimit_resource resource, std::uint64_t value, std::uint64_t grace = 0) {
    rlimit now{};
    if (::getrlimit(resource, &now) != 0)
        return;
    now.rlim_cur = std::min<std::uint64_t>(now.rlim_max, value);
    now.rlim_max = std::min<std::uint64_t>(now.rlim_max, value + grace);
    ::setrlimit(resource, &now);
}

/// Address space in use, in bytes; 0 where the system does not tell.
std::uint64_t mappedBytes() {
    unsigned long long pages = 0;
    if (std::FILE* file = std::fopen("/proc/self/statm", "re")) {
        if (std::fscanf(file, "%llu", &pages) != 1)
            pages = 0;
        std::fclose(file);
    }
    return pages * std::uint64_t(::sysconf(_SC_PAGESIZE));
}

#ifdef RIGWRIGHT_HAS_SECCOMP

/// What the C library, the C++ library and a reader of files use. All else fails with EPERM.
constexpr std::array kAllowedCalls{
    __NR_read,
    __NR_write,
    __NR_readv,
    __NR_writev,
    __NR_pread64,
    __NR_lseek,
    __NR_close,
    __NR_fstat,
    __NR_newfstatat,
    __NR_statx,
    __NR_faccessat,
    __NR_readlinkat,
    __NR_getdents64,
    __NR_getcwd,
    __NR_mmap,
    __NR_munmap,
    __NR_mremap,
    __NR_mprotect,
    __NR_madvise,
    __NR_brk,
    __NR_futex,
    __NR_exit,
    __NR_exit_group,
    __NR_rt_sigaction,
    __NR_rt_sigprocmask,
    __NR_rt_sigreturn,
    __NR_sigaltstack,
    __NR_gettid,
    __NR_getpid,
    __NR_clock_gettime,
    __NR_clock_nanosleep,
    __NR_nanosleep,
    __NR_gettimeofday,
    __NR_getrandom,
    __NR_sched_yield,
    __NR_sysinfo,
    __NR_uname,
    __NR_getrusage,
    __NR_sched_getaffinity,
    __NR_restart_syscall,
#ifdef __x86_64__
    __NR_stat,
    __NR_lstat,
    __NR_access,
    __NR_readlink,
    __NR_time,
#endif
#ifdef __NR_faccessat2
    __NR_faccessat2,
#endif
};

#ifdef __x86_64__
constexpr std::uint32_t kArchitecture = AUDIT_ARCH_X86_64;
#else
constexpr std::uint32_t kArchitecture = AUDIT_ARCH_AARCH64;
#endif

sock_filter statement(int code, std::uint32_t value) {
    return {std::uint16_t(code), 0, 0, value};
}

/// Goes on behind the next statement unless the value at hand equals `value`.
sock_filter skipNextUnlessEqual(std::uint32_t value) {
    return {BPF_JMP | BPF_JEQ | BPF_K, 0, 1, value};
}

sock_filter answer(std::uint32_t action) {
    return statement(BPF_RET | BPF_K, action);
}

/// Opening is allowed where the flags (in argument `argument`) ask for reading and nothing else.
void addOpen(std::vector<sock_filter>& program, int call, int argument) {
    constexpr std::uint32_t kWrites = O_WRONLY | O_RDWR | O_CREAT | O_TRUNC | O_APPEND;
    program.push_back({BPF_JMP | BPF_JEQ | BPF_K, 0, 4, std::uint32_t(call)});
    program.push_back(statement(BPF_LD | BPF_W | BPF_ABS,
                                std::uint32_t(offsetof(seccomp_data, args) + 8 * argument)));
    program.push_back({BPF_JMP | BPF_JSET | BPF_K, 1, 0, kWrites});
    program.push_back(answer(SECCOMP_RET_ALLOW));
    program.push_back(answer(SECCOMP_RET_ERRNO | 13)); // EACCES
}

/// Signals go to this process alone: abort() sends itself one.
void addSignal(std::vector<sock_filter>& program) {
    program.push_back({BPF_JMP | BPF_JEQ | BPF_K, 0, 4, std::uint32_t(__NR_tgkill)});
    program.push_back(statement(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, args)));
    program.push_back({BPF_JMP | BPF_JEQ | BPF_K, 0, 1, std::uint32_t(::getpid())});
    program.push_back(answer(SECCOMP_RET_ALLOW));
    program.push_back(answer(SECCOMP_RET_ERRNO | 1)); // EPERM
}

void filterCalls() {
    std::vector<sock_filter> program;
    program.push_back(statement(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, arch)));
    program.push_back({BPF_JMP | BPF_JEQ | BPF_K, 1, 0, kArchitecture});
    program.push_back(answer(SECCOMP_RET_KILL_PROCESS));
    program.push_back(statement(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)));
    addOpen(program, __NR_openat, 2);
#ifdef __x86_64__
    program.push_back(statement(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)));
    addOpen(program, __NR_open, 1);
#endif
    program.push_back(statement(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)));
    addSignal(program);
    program.push_back(statement(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)));
    for (const auto call : kAllowedCalls) {
        program.push_back(skipNextUnlessEqual(std::uint32_t(call)));
        program.push_back(answer(SECCOMP_RET_ALLOW));
    }
    program.push_back(answer(SECCOMP_RET_ERRNO | 1)); // EPERM
    const sock_fprog filter{std::uint16_t(program.size()), program.data()};
    ::prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter);
}

#else
void filterCalls() {}
#endif

} // namespace

void endWithParent() {
    const pid_t parent = ::getppid();
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (::getppid() != parent) // it went before the wish was known
        ::_exit(1);
}

void limitThisProcess(std::size_t memoryBytes, double seconds) {
    limit(RLIMIT_CPU, std::uint64_t(std::ceil(std::clamp(seconds, 1.0, 1e9))), 5);
    limit(RLIMIT_CORE, 0);
    if (RIGWRIGHT_SANITIZED)
        return;
    limit(RLIMIT_AS, mappedBytes() + memoryBytes);
    limit(RLIMIT_FSIZE, 0);
    ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    filterCalls();
}

} // namespace rigwright
