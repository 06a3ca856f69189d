#define _GNU_SOURCE
#include "image_helper_process.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

const char *vc_helper_file_of_this_code(void) {
  Dl_info information;
  return dladdr((void *)vc_helper_file_of_this_code, &information) ? information.dli_fname : NULL;
}

static void close_if_open(int *file) {
  if (*file >= 0) close(*file);
  *file = -1;
}

/// Returns a duplicate of a file whose number is above the standard ones, which the child's files replace. -1 stays -1.
static int above_standard(int file) {
  if (file < 0 || file > STDERR_FILENO) return file;
  int moved = fcntl(file, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  close(file);
  return moved;
}

/// Starts a program. A program that has just been written may still be open for writing in a child of another thread
/// that is about to call exec. This state ends within moments.
static int spawn_when_free(
    pid_t *process, const char *path, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes) {
  char *arguments[] = {(char *)path, NULL};
  int error = 0;
  for (int attempt = 0; attempt < 100; attempt++) {
    error = posix_spawn(process, path, actions, attributes, arguments, environ);
    if (error != ETXTBSY) break;
    usleep(10000);
  }
  return error;
}

/// Passes on only the three standard files. No signal is blocked or ignored, and a user's interrupt reaches only the
/// program, which may continue to run after it.
static int spawn(const char *path, int theirs, int complaints, pid_t *process) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int error = posix_spawn_file_actions_init(&actions);
  if (error) return error;
  error = posix_spawnattr_init(&attributes);
  if (error) {
    posix_spawn_file_actions_destroy(&actions);
    return error;
  }
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  (void)(
      (error = posix_spawn_file_actions_adddup2(&actions, theirs, STDIN_FILENO))
      || (error = posix_spawn_file_actions_adddup2(&actions, theirs, STDOUT_FILENO))
      || (error = complaints >= 0
              ? posix_spawn_file_actions_adddup2(&actions, complaints, STDERR_FILENO)
              : posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0))
      || (error = posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1))
      || (error = posix_spawnattr_setsigmask(&attributes, &none))
      || (error = posix_spawnattr_setsigdefault(&attributes, &all))
      || (error = posix_spawnattr_setpgroup(&attributes, 0))
      || (error = posix_spawnattr_setflags(
              &attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
      || (error = spawn_when_free(process, path, &actions, &attributes)));
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return error;
}

int vc_helper_start(const char *path, vc_helper_process *helper) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends)) return errno;
  int ours = above_standard(ends[0]);
  int theirs = above_standard(ends[1]);
  int error = ours < 0 || theirs < 0 ? EMFILE : 0;
  *helper = (vc_helper_process){
      .owner = getpid(),
      .connection = ours,
      .complaints = above_standard(memfd_create("viewcode-image-helper", MFD_CLOEXEC)),
  };
  if (!error) error = spawn(path, theirs, helper->complaints, &helper->process);
  close_if_open(&theirs);
  if (error) vc_helper_forget(helper);
  return error;
}

int vc_helper_is_own(const vc_helper_process *helper) { return helper->owner == getpid(); }

int vc_helper_is_idle(const vc_helper_process *helper) {
  struct pollfd file = {helper->connection, POLLIN, 0};
  return poll(&file, 1, 0) == 0;
}

int64_t vc_helper_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

/// Waits until reading or writing is possible. The end of the helper counts, because reading or writing reports it.
static int wait_for(const vc_helper_process *helper, short events, int64_t deadline) {
  for (;;) {
    int64_t left = deadline - vc_helper_now();
    if (left <= 0) return VC_HELPER_LATE;
    struct pollfd file = {helper->connection, events, 0};
    int count = poll(&file, 1, left > 1000000 ? 1000000 : (int)left);
    if (count > 0) return VC_HELPER_DONE;
    if (count < 0 && errno != EINTR) return VC_HELPER_GONE;
  }
}

int vc_helper_send(
    const vc_helper_process *helper, const vc_helper_request *request, const void *bytes, int64_t deadline) {
  // The buffers are sent together, so that the helper wakes up once.
  struct iovec parts[] = {{(void *)request, sizeof *request}, {(void *)bytes, (size_t)request->count}};
  struct msghdr message = {.msg_iov = parts, .msg_iovlen = 2};
  while (parts[0].iov_len + parts[1].iov_len > 0) {
    ssize_t sent = sendmsg(helper->connection, &message, MSG_DONTWAIT | MSG_NOSIGNAL);
    if (sent >= 0) {
      for (int i = 0; i < 2; i++) {
        size_t taken = (size_t)sent < parts[i].iov_len ? (size_t)sent : parts[i].iov_len;
        parts[i].iov_base = (uint8_t *)parts[i].iov_base + taken;
        parts[i].iov_len -= taken;
        sent -= (ssize_t)taken;
      }
    } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
      int state = wait_for(helper, POLLOUT, deadline);
      if (state != VC_HELPER_DONE) return state;
    } else if (errno != EINTR) {
      return VC_HELPER_GONE;
    }
  }
  return VC_HELPER_DONE;
}

int vc_helper_receive(const vc_helper_process *helper, void *bytes, size_t count, int64_t deadline) {
  uint8_t *next = bytes;
  while (count > 0) {
    ssize_t received = recv(helper->connection, next, count, MSG_DONTWAIT);
    if (received > 0) {
      next += received;
      count -= (size_t)received;
    } else if (received == 0) {
      return VC_HELPER_GONE;
    } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
      int state = wait_for(helper, POLLIN, deadline);
      if (state != VC_HELPER_DONE) return state;
    } else if (errno != EINTR) {
      return VC_HELPER_GONE;
    }
  }
  return VC_HELPER_DONE;
}

void vc_helper_forget(vc_helper_process *helper) {
  close_if_open(&helper->connection);
  close_if_open(&helper->complaints);
}

/// Returns whether a line describes the error, and not a way to learn more.
static int tells(const char *line) {
  return line[0] != '\0' && strncmp(line, "note:", 5) != 0 && strncmp(line, "fatal runtime error:", 20) != 0
      && strncmp(line, "stack backtrace:", 16) != 0;
}

/// Copies the last line that the helper wrote to standard error. Returns 0 if it wrote none.
static int last_words(int complaints, char *reason, size_t reason_size) {
  if (complaints < 0 || reason_size == 0) return 0;
  char text[4096];
  off_t end = lseek(complaints, 0, SEEK_END);
  off_t start = end > (off_t)sizeof text - 1 ? end - (off_t)sizeof text + 1 : 0;
  ssize_t count = end > 0 ? pread(complaints, text, (size_t)(end - start), start) : 0;
  if (count <= 0) return 0;
  text[count] = '\0';
  for (;;) {
    char *line = strrchr(text, '\n');
    const char *words = line ? line + 1 : text;
    if (tells(words)) {
      snprintf(reason, reason_size, "%s", words);
      return 1;
    }
    if (!line) return 0;
    *line = '\0';
  }
}

int vc_helper_end(vc_helper_process *helper, char *reason, size_t reason_size) {
  close_if_open(&helper->connection);
  int status = 0;
  pid_t ended = -1;
  siginfo_t information;
  // If a program waits for all its children itself, this one may be finished, and its number reused.
  if (waitid(P_PID, (id_t)helper->process, &information, WEXITED | WNOHANG | WNOWAIT) == 0) {
    // The signal is sent to the process group, which includes processes of the helper.
    kill(-helper->process, SIGKILL);
    do ended = waitpid(helper->process, &status, 0);
    while (ended < 0 && errno == EINTR);
  }
  if (!last_words(helper->complaints, reason, reason_size)) {
    if (ended < 0) {
      snprintf(reason, reason_size, "it no longer exists");
    } else if (WIFSIGNALED(status)) {
      snprintf(reason, reason_size, "signal %d", WTERMSIG(status));
    } else {
      snprintf(reason, reason_size, "status %d", WEXITSTATUS(status));
    }
  }
  close_if_open(&helper->complaints);
  return ended >= 0 && WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}
