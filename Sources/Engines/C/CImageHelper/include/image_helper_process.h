#ifndef VIEWCODE_IMAGE_HELPER_PROCESS_H
#define VIEWCODE_IMAGE_HELPER_PROCESS_H

// Functions that find, start, use and end a helper program. They are in C because Swift does not import `dladdr`, and
// rejects `environ`.

#include "image_helper_messages.h"
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

typedef struct {
  pid_t process;
  // The process that started the helper. After a fork, two processes have `connection`.
  pid_t owner;
  // The socket that is the helper's standard input and output.
  int connection;
  // A file in memory that is the helper's standard error, to which the dynamic linker reports missing libraries. -1 for
  // none.
  int complaints;
} vc_helper_process;

enum { VC_HELPER_DONE, VC_HELPER_LATE, VC_HELPER_GONE };

/// Returns the path of the program or library that contains this code, or NULL if it is unknown.
const char *vc_helper_file_of_this_code(void);

/// Starts the program. Returns 0, or the error number of the system.
int vc_helper_start(const char *path, vc_helper_process *helper);

/// Returns whether the helper is running and has sent nothing unrequested.
int vc_helper_is_idle(const vc_helper_process *helper);

/// Returns whether this process started the helper.
int vc_helper_is_own(const vc_helper_process *helper);

/// Returns the time for deadlines, in milliseconds of a monotonic clock.
int64_t vc_helper_now(void);

/// Sends a request with its bytes, or receives a number of bytes, before the deadline. Returns VC_HELPER_DONE, _LATE,
/// or _GONE if the helper closed the connection.
int vc_helper_send(
    const vc_helper_process *helper, const vc_helper_request *request, const void *bytes, int64_t deadline);
int vc_helper_receive(const vc_helper_process *helper, void *bytes, size_t count, int64_t deadline);

/// Ends the helper unless it has already ended, and reports the reason: its last line on standard error, or the signal
/// or status. All its resources are released. Returns the number of the signal by which it had ended, or 0.
int vc_helper_end(vc_helper_process *helper, char *reason, size_t reason_size);

/// Closes this process's copies of the resources that belong to its parent process.
void vc_helper_forget(vc_helper_process *helper);

#endif
