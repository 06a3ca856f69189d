#ifndef VIEWCODE_IMAGE_HELPER_PROCESS_H
#define VIEWCODE_IMAGE_HELPER_PROCESS_H

// A helper program that is found, started, spoken to and ended. C, because Swift does not see `dladdr`, and refuses
// `environ`.

#include "image_helper_messages.h"
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

typedef struct {
  pid_t process;
  // Who started it: after a fork there are two that have `connection`.
  pid_t owner;
  // A socket: the helper's standard input and output.
  int connection;
  // A file in memory: the helper's standard error, where the dynamic linker says which library is missing. -1 for none.
  int complaints;
} vc_helper_process;

enum { VC_HELPER_DONE, VC_HELPER_LATE, VC_HELPER_GONE };

/// The path of the program or library that this code was linked into; NULL where that is not known.
const char *vc_helper_file_of_this_code(void);

/// Starts the program. Returns 0, or the number of the system's error.
int vc_helper_start(const char *path, vc_helper_process *helper);

/// Whether the helper lives and has said nothing unasked.
int vc_helper_is_idle(const vc_helper_process *helper);

/// Whether this process is the one that started it.
int vc_helper_is_own(const vc_helper_process *helper);

/// The time, for deadlines: milliseconds of a clock that nobody sets.
int64_t vc_helper_now(void);

/// Sends a request with its bytes, or receives so many, before the deadline: VC_HELPER_DONE, _LATE, or _GONE where the helper
/// hung up.
int vc_helper_send(
    const vc_helper_process *helper, const vc_helper_request *request, const void *bytes, int64_t deadline);
int vc_helper_receive(const vc_helper_process *helper, void *bytes, size_t count, int64_t deadline);

/// Ends the helper, if it has not ended by itself, and tells how it did: its last words on standard error, or else the
/// signal or status. Nothing of it is left afterwards. Returns the number of the signal by which it had ended, or 0.
int vc_helper_end(vc_helper_process *helper, char *reason, size_t reason_size);

/// Closes this process's copy of what belongs to the process that it was forked from.
void vc_helper_forget(vc_helper_process *helper);

#endif
