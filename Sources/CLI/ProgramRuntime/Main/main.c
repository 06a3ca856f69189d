// The object that every product of a project is linked with. It contains `main`, and the parts of the app's environment
// that are the same in every run.
//
// The functions of the C library that are defined here override the library's own, because the program's symbols are
// looked up first. In this way the app, Foundation and Swift use the same date, random numbers and home folder.
//
//   VIEWCODE_DATE        seconds since 1970 at which the app's time begins; "now" for the machine's
//   VIEWCODE_TIME_ZONE   such as Europe/Berlin; otherwise UTC
//   VIEWCODE_LOCALE      such as de_DE; otherwise en_US
//   VIEWCODE_NETWORK     on: the app may use the network; otherwise its sockets find none
//   VIEWCODE_CONTAINER   a folder that is kept as the app's home; without it an empty one that is removed at the end

#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <netdb.h>
#include <netinet/in.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

extern int viewcode_product_main(int argc, char **argv, int (*app_main)(int, char **));

// The function that replaces the project's @main or main.swift. A project without an app has none.
extern int viewcode_app_main(int argc, char **argv) __attribute__((weak));

// MARK: - Dates

// A function that returns the seconds that have passed on the host's clock. The host sets it.
static double (*_Atomic passed)(void);
// The start of the app's time, or a negative number for the machine's clock.
static double start = -1;

void viewcode_set_time_source(double (*source)(void)) { atomic_store(&passed, source); }

typedef int (*clock_function)(clockid_t, struct timespec *);

static int machine_clock(clockid_t clock, struct timespec *time) {
  static clock_function _Atomic library;
  clock_function function = atomic_load(&library);
  if (!function) {
    function = (clock_function)dlsym(RTLD_NEXT, "clock_gettime");
    atomic_store(&library, function);
  }
  return function(clock, time);
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (start < 0 || (clock != CLOCK_REALTIME && clock != CLOCK_REALTIME_COARSE)) return machine_clock(clock, time);
  double (*source)(void) = atomic_load(&passed);
  double now = start + (source ? source() : 0);
  time->tv_sec = (time_t)now;
  time->tv_nsec = (long)((now - (double)time->tv_sec) * 1e9);
  return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  (void)zone;
  struct timespec now;
  if (clock_gettime(CLOCK_REALTIME, &now) != 0) return -1;
  time->tv_sec = now.tv_sec;
  time->tv_usec = now.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *result) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}

// Functions that wait until a date. The kernel uses the machine's clock, on which a date of the app's has passed long
// ago.

// The first date. An earlier time belongs to a clock that starts when the machine boots.
static const time_t first_date = 1000000000;

static const struct timespec *on_machine(const struct timespec *due, struct timespec *result) {
  if (start < 0 || due == NULL || due->tv_sec < first_date) return due;
  struct timespec app, machine;
  clock_gettime(CLOCK_REALTIME, &app);
  machine_clock(CLOCK_REALTIME, &machine);
  long nanoseconds = machine.tv_nsec + due->tv_nsec - app.tv_nsec;
  long carry = nanoseconds < 0 ? -1 : nanoseconds / 1000000000;
  result->tv_sec = machine.tv_sec + (due->tv_sec - app.tv_sec) + carry;
  result->tv_nsec = nanoseconds - carry * 1000000000;
  return result;
}

// Used by DispatchSemaphore and DispatchGroup.
int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict due) {
  static int (*_Atomic library)(sem_t *restrict, const struct timespec *restrict);
  int (*function)(sem_t *restrict, const struct timespec *restrict) = atomic_load(&library);
  if (!function) {
    function = (int (*)(sem_t *restrict, const struct timespec *restrict))dlsym(RTLD_NEXT, "sem_timedwait");
    atomic_store(&library, function);
  }
  struct timespec time;
  return function(semaphore, on_machine(due, &time));
}

// Used by NSCondition and Thread.
int pthread_cond_timedwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
                           const struct timespec *restrict due) {
  typedef int (*wait_function)(pthread_cond_t *restrict, pthread_mutex_t *restrict, const struct timespec *restrict);
  static wait_function _Atomic library;
  wait_function function = atomic_load(&library);
  if (!function) {
    // The library contains two versions. Use the newer one.
    function = (wait_function)dlvsym(RTLD_NEXT, "pthread_cond_timedwait", "GLIBC_2.3.2");
    if (!function) function = (wait_function)dlsym(RTLD_NEXT, "pthread_cond_timedwait");
    atomic_store(&library, function);
  }
  struct timespec time;
  return function(condition, mutex, on_machine(due, &time));
}

// MARK: - Random numbers

static pthread_mutex_t random_lock = PTHREAD_MUTEX_INITIALIZER;
static const uint64_t random_start = 0x9e3779b97f4a7c15u;
static uint64_t random_state = random_start;

// SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014).
static uint64_t next_random(void) {
  uint64_t z = (random_state += 0x9e3779b97f4a7c15u);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

static void fill(void *buffer, size_t count) {
  unsigned char *bytes = buffer;
  pthread_mutex_lock(&random_lock);
  while (count > 0) {
    uint64_t value = next_random();
    size_t part = count < sizeof value ? count : sizeof value;
    memcpy(bytes, &value, part);
    bytes += part;
    count -= part;
  }
  pthread_mutex_unlock(&random_lock);
}

// Used by Swift's SystemRandomNumberGenerator in code of ViewCode or the project.
void swift_stdlib_random(void *buffer, size_t count) { fill(buffer, count); }

// Used by UUIDs, arc4random_uniform and similar functions.
void arc4random_buf(void *buffer, size_t count) { fill(buffer, count); }

uint32_t arc4random(void) {
  uint32_t value;
  fill(&value, sizeof value);
  return value;
}

uint32_t arc4random_uniform(uint32_t bound) {
  if (bound < 2) return 0;
  // Values below the remainder would favor small results.
  uint32_t least = -bound % bound, value;
  do value = arc4random();
  while (value < least);
  return value % bound;
}

ssize_t getrandom(void *buffer, size_t count, unsigned flags) {
  (void)flags;
  fill(buffer, count);
  return (ssize_t)count;
}

int getentropy(void *buffer, size_t count) {
  fill(buffer, count);
  return 0;
}

// Foundation generates UUIDs from the contents of this file. The descriptor is that of an empty file in memory, and
// reading from it is handled here.
static _Atomic int random_file = -1;

int open(const char *path, int flags, ...) {
  static int (*_Atomic library)(const char *, int, ...);
  int (*function)(const char *, int, ...) = atomic_load(&library);
  if (!function) {
    function = (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, "open");
    atomic_store(&library, function);
  }
  va_list list;
  va_start(list, flags);
  // Without O_CREAT and O_TMPFILE there is no mode, and it is not used.
  mode_t mode = (flags & (O_CREAT | __O_TMPFILE)) ? (mode_t)va_arg(list, int) : 0;
  va_end(list);
  if (atomic_load(&random_file) < 0 && (!strcmp(path, "/dev/urandom") || !strcmp(path, "/dev/random"))) {
    int file = memfd_create("random", MFD_CLOEXEC);
    if (file >= 0) atomic_store(&random_file, file);
    return file;
  }
  return function(path, flags, mode);
}

ssize_t read(int file, void *buffer, size_t count) {
  static ssize_t (*_Atomic library)(int, void *, size_t);
  if (file >= 0 && file == atomic_load(&random_file)) {
    fill(buffer, count);
    return (ssize_t)count;
  }
  ssize_t (*function)(int, void *, size_t) = atomic_load(&library);
  if (!function) {
    function = (ssize_t(*)(int, void *, size_t))dlsym(RTLD_NEXT, "read");
    atomic_store(&library, function);
  }
  return function(file, buffer, count);
}

int close(int file) {
  static int (*_Atomic library)(int);
  int (*function)(int) = atomic_load(&library);
  if (!function) {
    function = (int (*)(int))dlsym(RTLD_NEXT, "close");
    atomic_store(&library, function);
  }
  // The next file may get the same number.
  int known = file;
  if (file >= 0) atomic_compare_exchange_strong(&random_file, &known, -1);
  return function(file);
}

// Swift's runtime calls the kernel directly. All other calls are passed on, with six arguments, which is the maximum of
// a system call.
long syscall(long number, ...) {
  static long (*_Atomic library)(long, ...);
  long (*function)(long, ...) = atomic_load(&library);
  if (!function) {
    function = (long (*)(long, ...))dlsym(RTLD_NEXT, "syscall");
    atomic_store(&library, function);
  }
  va_list list;
  va_start(list, number);
  long a = va_arg(list, long), b = va_arg(list, long), c = va_arg(list, long), d = va_arg(list, long),
       e = va_arg(list, long), f = va_arg(list, long);
  va_end(list);
  if (number == SYS_getrandom) return getrandom((void *)a, (size_t)b, (unsigned)c);
  return function(number, a, b, c, d, e, f);
}

// MARK: - The network

// Whether the app may use the network. If not, sockets behave as on a phone in airplane mode. Those of files (AF_UNIX)
// are not affected.
static int has_network;

static int leads_out(const struct sockaddr *address) {
  return !has_network && address && (address->sa_family == AF_INET || address->sa_family == AF_INET6);
}

int connect(int file, const struct sockaddr *address, socklen_t length) {
  static int (*_Atomic library)(int, const struct sockaddr *, socklen_t);
  if (leads_out(address)) {
    errno = ENETUNREACH;
    return -1;
  }
  int (*function)(int, const struct sockaddr *, socklen_t) = atomic_load(&library);
  if (!function) {
    function = (int (*)(int, const struct sockaddr *, socklen_t))dlsym(RTLD_NEXT, "connect");
    atomic_store(&library, function);
  }
  return function(file, address, length);
}

ssize_t sendto(int file, const void *buffer, size_t count, int flags, const struct sockaddr *address, socklen_t length) {
  static ssize_t (*_Atomic library)(int, const void *, size_t, int, const struct sockaddr *, socklen_t);
  if (leads_out(address)) {
    errno = ENETUNREACH;
    return -1;
  }
  ssize_t (*function)(int, const void *, size_t, int, const struct sockaddr *, socklen_t) = atomic_load(&library);
  if (!function) {
    function = (ssize_t(*)(int, const void *, size_t, int, const struct sockaddr *, socklen_t))dlsym(RTLD_NEXT, "sendto");
    atomic_store(&library, function);
  }
  return function(file, buffer, count, flags, address, length);
}

ssize_t sendmsg(int file, const struct msghdr *message, int flags) {
  static ssize_t (*_Atomic library)(int, const struct msghdr *, int);
  if (message && leads_out(message->msg_name)) {
    errno = ENETUNREACH;
    return -1;
  }
  ssize_t (*function)(int, const struct msghdr *, int) = atomic_load(&library);
  if (!function) {
    function = (ssize_t(*)(int, const struct msghdr *, int))dlsym(RTLD_NEXT, "sendmsg");
    atomic_store(&library, function);
  }
  return function(file, message, flags);
}

// The C library resolves names without the functions above. Numeric addresses need no resolution.
int getaddrinfo(
    const char *restrict name, const char *restrict service, const struct addrinfo *restrict hints,
    struct addrinfo **restrict result) {
  typedef int (*function_type)(const char *, const char *, const struct addrinfo *, struct addrinfo **);
  static function_type _Atomic library;
  function_type function = atomic_load(&library);
  if (!function) {
    function = (function_type)dlsym(RTLD_NEXT, "getaddrinfo");
    atomic_store(&library, function);
  }
  if (has_network || !name) return function(name, service, hints, result);
  struct addrinfo numbers = {0};
  if (hints) numbers = *hints;
  numbers.ai_flags |= AI_NUMERICHOST;
  return function(name, service, &numbers, result);
}

struct hostent *gethostbyname(const char *name) {
  typedef struct hostent *(*function_type)(const char *);
  static function_type _Atomic library;
  function_type function = atomic_load(&library);
  if (!function) {
    function = (function_type)dlsym(RTLD_NEXT, "gethostbyname");
    atomic_store(&library, function);
  }
  if (has_network) return function(name);
  h_errno = HOST_NOT_FOUND;
  return NULL;
}

// MARK: - The app's folders

static char container[4096];
static pid_t owner;

static int removed(const char *path, const struct stat *status, int kind, struct FTW *place) {
  (void)status, (void)kind, (void)place;
  return remove(path);
}

static void remove_container(void) {
  // A child process that was forked from this program ends, too.
  if (getpid() == owner) nftw(container, removed, 16, FTW_DEPTH | FTW_PHYS | FTW_MOUNT);
}

// Makes sure that the folder is removed when this program has ended for any reason, because a killed or crashed program
// calls no functions at its end. A separate process waits until the other end of a pipe is closed.
static void watch_container(void) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return;
  pid_t watcher = fork();
  if (watcher != 0) {
    close(ends[0]);
    if (watcher < 0) close(ends[1]);
    return;
  }
  // Signals to the program's group must not end this process, and readers of the program's output must not wait for it.
  setsid();
  close(ends[1]);
  int nothing = open("/dev/null", O_RDWR);
  for (int file = 0; file <= 2 && nothing >= 0; file++) dup2(nothing, file);
  char byte;
  while (read(ends[0], &byte, 1) < 0 && errno == EINTR) continue;
  nftw(container, removed, 16, FTW_DEPTH | FTW_PHYS | FTW_MOUNT);
  _exit(0);
}

// The folders in every app's home folder on iOS. Parents precede their subfolders.
static const char *const made[] = {"Documents", "Library", "Library/Caches", "Library/Preferences", "tmp"};
enum { made_count = sizeof made / sizeof *made };

static void make_folders(void) {
  for (int i = 0; i < made_count; i++) {
    char path[sizeof container + 32];
    snprintf(path, sizeof path, "%s/%s", container, made[i]);
    mkdir(path, 0700);
  }
}

// Returns the number of folders that are directly in one of them, or in the home folder, which is "".
static int folders_within(const char *folder) {
  size_t length = strlen(folder);
  int count = 0;
  for (int i = 0; i < made_count; i++) {
    const char *rest = made[i];
    if (length) {
      if (strncmp(rest, folder, length) != 0 || rest[length] != '/') continue;
      rest += length + 1;
    }
    if (!strchr(rest, '/')) count++;
  }
  return count;
}

// Returns whether one of the folders, or the home folder, is unchanged and contains nothing else.
static int is_as_made(const char *folder) {
  char path[sizeof container + 32];
  struct stat status;
  snprintf(path, sizeof path, "%s/%s", container, folder);
  if (lstat(path, &status) != 0 || status.st_mode != (S_IFDIR | 0700)) return 0;
  DIR *list = opendir(path);
  if (!list) return 0;
  int count = 0;
  for (struct dirent *entry; (entry = readdir(list));) {
    if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0) count++;
  }
  closedir(list);
  // The folders themselves are checked separately, so an equal number means that there are no others.
  return count == folders_within(folder);
}

// Most screens leave the home folder unchanged. Creating it again waits for the disk, but checking it does not.
static int home_is_untouched(void) {
  if (!is_as_made("")) return 0;
  for (int i = 0; i < made_count; i++) {
    if (!is_as_made(made[i])) return 0;
  }
  return 1;
}

// Resets the random numbers and the home folder before each of several screens, so that a screen does not depend on
// earlier ones. A folder that is kept is not changed.
void viewcode_begin_screen(void) {
  pthread_mutex_lock(&random_lock);
  random_state = random_start;
  pthread_mutex_unlock(&random_lock);
  if (getpid() != owner || home_is_untouched()) return;
  nftw(container, removed, 16, FTW_DEPTH | FTW_PHYS | FTW_MOUNT);
  mkdir(container, 0700);
  make_folders();
}

static void make_container(void) {
  const char *kept = getenv("VIEWCODE_CONTAINER");
  if (kept && *kept) {
    snprintf(container, sizeof container, "%s", kept);
    mkdir(container, 0700);
  } else {
    const char *folder = getenv("TMPDIR");
    snprintf(container, sizeof container, "%s/viewcode-app-XXXXXX", folder && *folder ? folder : "/tmp");
    if (!mkdtemp(container)) {
      fprintf(stderr, "error: can't create the app's home folder in %s: %s\n", container, strerror(errno));
      exit(4);
    }
    owner = getpid();
    watch_container();
    atexit(remove_container);
  }
  setenv("HOME", container, 1);
  setenv("CFFIXED_USER_HOME", container, 1);
  // FileManager's Application Support and Caches folders have the same paths as on iOS. Preferences are separate from
  // the app's files.
  static const char *folders[][2] = {{"XDG_CONFIG_HOME", ".config"},
                                     {"XDG_DATA_HOME", "Library/Application Support"},
                                     {"XDG_CACHE_HOME", "Library/Caches"}};
  for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) {
    char path[sizeof container + 32];
    snprintf(path, sizeof path, "%s/%s", container, folders[i][1]);
    setenv(folders[i][0], path, 1);
  }
  make_folders();
}

int main(int argc, char **argv) {
  const char *date = getenv("VIEWCODE_DATE");
  // June 9, 2025, 9:41 UTC.
  start = !date ? 1749462060 : strcmp(date, "now") == 0 ? -1 : atof(date);
  const char *zone = getenv("VIEWCODE_TIME_ZONE"), *locale = getenv("VIEWCODE_LOCALE");
  setenv("TZ", zone && *zone ? zone : "UTC", 1);
  char lang[128];
  snprintf(lang, sizeof lang, "%s.UTF-8", locale && *locale ? locale : "en_US");
  setenv("LANG", lang, 1);
  unsetenv("LC_ALL");
  unsetenv("LANGUAGE");
  const char *network = getenv("VIEWCODE_NETWORK");
  has_network = network && strcmp(network, "on") == 0;
  make_container();
  return viewcode_product_main(argc, argv, viewcode_app_main);
}
