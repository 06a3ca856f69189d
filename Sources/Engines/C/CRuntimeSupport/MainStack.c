#include "MainStack.h"

#include <stdio.h>
#include <string.h>
#include <sys/resource.h>

/// Returns the address at which the main thread's stack begins, or 0 if the system does not report it.
static uintptr_t beginning(void) {
  FILE *file = fopen("/proc/self/maps", "re");
  if (!file) return 0;
  char line[512];
  unsigned long long low = 0, high = 0;
  uintptr_t result = 0;
  while (!result && fgets(line, sizeof line, file)) {
    if (strstr(line, "[stack]") && sscanf(line, "%llx-%llx", &low, &high) == 2) result = (uintptr_t)high;
  }
  fclose(file);
  return result;
}

void main_stack_make_room(uintptr_t wanted, uintptr_t *top, uintptr_t *bytes) {
  *top = 0;
  *bytes = 0;
  struct rlimit limit;
  if (getrlimit(RLIMIT_STACK, &limit)) return;
  if (limit.rlim_cur != RLIM_INFINITY && limit.rlim_cur < wanted) {
    limit.rlim_cur = limit.rlim_max != RLIM_INFINITY && limit.rlim_max < wanted ? limit.rlim_max : wanted;
    // If the system refuses, the limit does not change.
    setrlimit(RLIMIT_STACK, &limit);
    if (getrlimit(RLIMIT_STACK, &limit)) return;
  }
  *top = beginning();
  *bytes = limit.rlim_cur == RLIM_INFINITY || limit.rlim_cur > wanted ? wanted : (uintptr_t)limit.rlim_cur;
}
