/*
 * A disk and a clock that fail. Loaded before libc (LD_PRELOAD) into a server under test, never into a product. It fails calls
 * on files under the folder FAULT_FOLDER, as the control file FAULT_CONTROL says at that moment: eight 32-bit numbers.
 *   0  which calls fail: bits WRITE, SYNC, RENAME, OPEN (of new files), TORN (a write is done by half, then the process ends)
 *   1  one call in so many fails
 *   2  errno
 *   3  milliseconds that a sync takes longer
 *   4  seconds by which the clock of the day is wrong
 *   5  out: calls that failed
 *   6  out: syncs that took longer
 *   7  state of the random numbers
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

enum { WRITE = 1, SYNC = 2, RENAME = 4, OPEN = 8, TORN = 16 };

static volatile uint32_t *control;
static const char *folder;

__attribute__((constructor)) static void start(void) {
  const char *path = getenv("FAULT_CONTROL");
  folder = getenv("FAULT_FOLDER");
  if (!path || !folder) return;
  int fd = open(path, O_RDWR);
  if (fd < 0) return;
  void *mapped = mmap(NULL, 32, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  if (mapped != MAP_FAILED) control = mapped;
  close(fd);
}

static int under(const char *path) { return path && strncmp(path, folder, strlen(folder)) == 0; }

static int ours(int fd) {
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t n = readlink(link, path, sizeof path - 1);
  if (n <= 0) return 0;
  path[n] = 0;
  return under(path);
}

/* Whether this call is one that fails. */
static int drawn(uint32_t kind) {
  if (!control || !(control[0] & kind)) return 0;
  uint32_t x = __atomic_add_fetch(&control[7], 0x9e3779b9u, __ATOMIC_RELAXED);
  x ^= x >> 16; x *= 0x21f0aaadu; x ^= x >> 15; x *= 0x735a2d97u; x ^= x >> 15;
  if (control[1] > 1 && x % control[1] != 0) return 0;
  return 1;
}

static int fails(uint32_t kind) {
  if (!drawn(kind)) return 0;
  __atomic_add_fetch(&control[5], 1, __ATOMIC_RELAXED);
  errno = (int)control[2];
  return 1;
}

#define REAL(name) ({ static __typeof__(&name) real; if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name); real; })

static void torn(int fd, const void *data, size_t n, off_t at, int placed) {
  if (!control || !(control[0] & TORN) || !ours(fd) || !drawn(TORN)) return;
  __atomic_add_fetch(&control[5], 1, __ATOMIC_RELAXED);
  if (placed) REAL(pwrite64)(fd, data, n / 2, at);
  else REAL(write)(fd, data, n / 2);
  raise(SIGKILL);
}

#define ACTIVE(kind) (control && (control[0] & (kind)))

ssize_t write(int fd, const void *data, size_t n) {
  if (ACTIVE(TORN)) torn(fd, data, n, 0, 0);
  if (ACTIVE(WRITE) && ours(fd) && fails(WRITE)) return -1;
  return REAL(write)(fd, data, n);
}
ssize_t pwrite(int fd, const void *data, size_t n, off_t at) {
  if (ACTIVE(TORN)) torn(fd, data, n, at, 1);
  if (ACTIVE(WRITE) && ours(fd) && fails(WRITE)) return -1;
  return REAL(pwrite)(fd, data, n, at);
}
ssize_t pwrite64(int fd, const void *data, size_t n, off64_t at) {
  if (ACTIVE(TORN)) torn(fd, data, n, at, 1);
  if (ACTIVE(WRITE) && ours(fd) && fails(WRITE)) return -1;
  return REAL(pwrite64)(fd, data, n, at);
}
ssize_t writev(int fd, const struct iovec *parts, int n) {
  if (ACTIVE(TORN) && n > 0) torn(fd, parts[0].iov_base, parts[0].iov_len, 0, 0);
  if (ACTIVE(WRITE) && ours(fd) && fails(WRITE)) return -1;
  return REAL(writev)(fd, parts, n);
}
ssize_t pwritev(int fd, const struct iovec *parts, int n, off_t at) {
  if (ACTIVE(TORN) && n > 0) torn(fd, parts[0].iov_base, parts[0].iov_len, at, 1);
  if (ACTIVE(WRITE) && ours(fd) && fails(WRITE)) return -1;
  return REAL(pwritev)(fd, parts, n, at);
}

static int slowly(int fd) {
  if (!control || !(control[3] || (control[0] & SYNC)) || !ours(fd)) return 0;
  if (control[3]) {
    __atomic_add_fetch(&control[6], 1, __ATOMIC_RELAXED);
    usleep(control[3] * 1000);
  }
  return fails(SYNC);
}
int fsync(int fd) { return slowly(fd) ? -1 : REAL(fsync)(fd); }
int fdatasync(int fd) { return slowly(fd) ? -1 : REAL(fdatasync)(fd); }

int rename(const char *from, const char *to) {
  if (ACTIVE(RENAME) && under(to) && fails(RENAME)) return -1;
  return REAL(rename)(from, to);
}

#define OPENED(name)                                                     \
  int name(const char *path, int flags, ...) {                           \
    mode_t mode = 0;                                                     \
    if (flags & (O_CREAT | O_TMPFILE)) {                                 \
      va_list more;                                                      \
      va_start(more, flags);                                             \
      mode = va_arg(more, mode_t);                                       \
      va_end(more);                                                      \
    }                                                                    \
    if ((flags & O_CREAT) && ACTIVE(OPEN) && under(path) && fails(OPEN)) return -1; \
    return REAL(name)(path, flags, mode);                                \
  }
OPENED(open)
OPENED(open64)

int clock_gettime(clockid_t which, struct timespec *now) {
  int result = REAL(clock_gettime)(which, now);
  if (result == 0 && which == CLOCK_REALTIME && control) now->tv_sec += (int32_t)control[4];
  return result;
}
int gettimeofday(struct timeval *restrict now, void *restrict zone) {
  int result = REAL(gettimeofday)(now, zone);
  if (result == 0 && control) now->tv_sec += (int32_t)control[4];
  return result;
}
