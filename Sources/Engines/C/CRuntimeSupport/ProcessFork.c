#define _GNU_SOURCE
#include "ProcessFork.h"

#include <link.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>

// Swift's Mutex keeps the number of its thread in a variable of the thread (_SynchronizationShims.h, _swift_stdlib_gettid), one in each
// image that uses it, and hands it to the kernel as the owner of its locks. A copy of the process has a thread of another number: with the
// old one, the kernel refuses to unlock a lock that somebody waits for.
//
// libdispatch keeps such a number as well, and has it in the state of the main queue, which is bound to its thread: there both stay.

struct numbers {
  uint32_t old, new;
};

static int renumber(struct dl_phdr_info *image, size_t size, void *context) {
  (void)size;
  const struct numbers *numbers = context;
  if (!image->dlpi_tls_data || strstr(image->dlpi_name, "libdispatch")) return 0;
  for (int i = 0; i < image->dlpi_phnum; i++) {
    if (image->dlpi_phdr[i].p_type != PT_TLS) continue;
    uint32_t *words = image->dlpi_tls_data;
    for (size_t word = 0; word < image->dlpi_phdr[i].p_memsz / sizeof *words; word++) {
      if (words[word] == numbers->old) words[word] = numbers->new;
    }
  }
  return 0;
}

pid_t process_fork(void) {
  struct numbers numbers = {.old = (uint32_t)gettid()};
  pid_t process = fork();
  if (process == 0) {
    numbers.new = (uint32_t)gettid();
    dl_iterate_phdr(renumber, &numbers);
  }
  return process;
}
