// This program draws SVG and PDF files and reads HEIC and AVIF files for ViewCode, in a separate process.
//
// Poppler is licensed under the GPL, and libheif loads x265, which is, too. A program that loads them could only be
// distributed under the GPL. They also read untrusted files, which can only affect this process.
// image_helper_messages.h declares the messages. The program ends when the program that started it closes the
// connection.

#define _GNU_SOURCE
#include "documents.h"
#include "image_helper_messages.h"
#include "photo_files.h"
#include "vector_files.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <unistd.h>

typedef struct {
  int input;
  int output;
  // The file /proc/self/statm, which contains the memory usage.
  int memory;
  documents documents;
} helper;

// The maximum size of files that libraries write, which are usually font caches, and of standard error, which is a file
// in memory.
static const rlim_t largest_file = 16 << 20;

// The maximum memory that remains from earlier files. If it is exceeded, the helper ends, and a new one handles the
// next request.
static const rlim_t most_kept = 1 << 30;

static int read_all(int file, void *bytes, size_t count) {
  uint8_t *next = bytes;
  while (count > 0) {
    ssize_t got = read(file, next, count);
    if (got == 0 || (got < 0 && errno != EINTR)) return 0;
    if (got > 0) {
      next += got;
      count -= (size_t)got;
    }
  }
  return 1;
}

/// Sends a message and its bytes together, so that the client wakes up once.
static int say(const helper *helper, vc_helper_reply reply, const void *bytes, size_t count) {
  reply.magic = VC_HELPER_MAGIC;
  reply.count = count;
  struct iovec parts[] = {{&reply, sizeof reply}, {(void *)bytes, count}};
  while (parts[0].iov_len + parts[1].iov_len > 0) {
    ssize_t put = writev(helper->output, parts, 2);
    if (put < 0 && errno != EINTR) return 0;
    for (int i = 0; i < 2 && put > 0; i++) {
      size_t taken = (size_t)put < parts[i].iov_len ? (size_t)put : parts[i].iov_len;
      parts[i].iov_base = (uint8_t *)parts[i].iov_base + taken;
      parts[i].iov_len -= taken;
      put -= (ssize_t)taken;
    }
  }
  return 1;
}

static int say_failed(const helper *helper, vc_helper_reply reply, uint32_t status, const char *text) {
  reply.status = status;
  return say(helper, reply, text, strlen(text));
}

static int open_drawing(helper *helper, const vc_helper_request *request, const uint8_t *bytes, vc_helper_reply reply) {
  char message[VC_HELPER_MAXIMUM_TEXT] = "";
  vc_vector *(*open)(const uint8_t *, size_t, double *, double *, char *, size_t) =
      request->kind == VC_HELPER_OPEN_SVG ? vc_svg_open : vc_pdf_open;
  vc_vector *vector =
      open(bytes, (size_t)request->count, &reply.rect_width, &reply.rect_height, message, sizeof message);
  if (!vector) return say_failed(helper, reply, VC_HELPER_CORRUPT, message);
  if (!documents_add(&helper->documents, request->document, vector)) {
    vc_vector_close(vector);
    return say_failed(helper, reply, VC_HELPER_CORRUPT, "no memory");
  }
  return say(helper, reply, NULL, 0);
}

/// Draws an element, or the whole drawing if `element` is NULL.
static int draw(
    const helper *helper, const vc_helper_request *request, vc_vector *vector, const char *element,
    vc_helper_reply reply) {
  size_t count = (size_t)request->width * request->height * 4;
  uint8_t *pixels = calloc(count, 1);
  if (!pixels) return say_failed(helper, reply, VC_HELPER_CORRUPT, "no memory");
  int width = (int)request->width, height = (int)request->height;
  char message[VC_HELPER_MAXIMUM_TEXT] = "";
  int succeeded = element
      ? vc_svg_draw_element(
          vector, element, request->x, request->y, request->rect_width, request->rect_height, pixels, width, height,
          width * 4)
      : vc_vector_draw(vector, pixels, width, height, width * 4, message, sizeof message);
  reply.width = request->width;
  reply.height = request->height;
  int said = succeeded ? say(helper, reply, pixels, count)
                       : say_failed(helper, reply, element ? VC_HELPER_NO_ELEMENT : VC_HELPER_CORRUPT, message);
  free(pixels);
  return said;
}

static int decode(const helper *helper, const vc_helper_request *request, const uint8_t *bytes, vc_helper_reply reply) {
  char message[VC_HELPER_MAXIMUM_TEXT] = "";
  vc_photo photo = vc_photo_decode(
      bytes, (size_t)request->count, request->width, request->height, message, sizeof message);
  reply.width = photo.width;
  reply.height = photo.height;
  if (photo.status != VC_HELPER_OK) return say_failed(helper, reply, photo.status, message);
  reply.flags = photo.has_alpha ? VC_HELPER_HAS_ALPHA : 0;
  int said = say(helper, reply, photo.pixels, (size_t)photo.width * photo.height * 4);
  free(photo.pixels);
  return said;
}

/// Returns whether cairo supports the size, and its length fits into 32 bits.
static int has_size(const vc_helper_request *request) {
  return request->width > 0 && request->height > 0 && request->width <= 32767 && request->height <= 32767
      && (uint64_t)request->width * request->height <= 1 << 28;
}

/// Answers a request. Returns 0 if the conversation is over, because the client has ended or the request is invalid.
static int answer(helper *helper, const vc_helper_request *request, const uint8_t *bytes) {
  vc_helper_reply reply = {.kind = request->kind};
  switch (request->kind) {
    case VC_HELPER_CAPABILITIES:
      reply.flags = vc_photo_decodes_hevc() ? VC_HELPER_DECODES_HEVC : 0;
      return say(helper, reply, NULL, 0);
    case VC_HELPER_OPEN_SVG:
    case VC_HELPER_OPEN_PDF:
      return open_drawing(helper, request, bytes, reply);
    case VC_HELPER_CLOSE:
      documents_remove(&helper->documents, request->document);
      return 1;
    case VC_HELPER_DECODE:
      return decode(helper, request, bytes, reply);
    default:
      break;
  }
  vc_vector *vector = documents_find(&helper->documents, request->document);
  if (!vector) return 0;
  switch (request->kind) {
    case VC_HELPER_DRAW:
      return has_size(request) && draw(helper, request, vector, NULL, reply);
    case VC_HELPER_DRAW_ELEMENT:
      return has_size(request) && draw(helper, request, vector, (const char *)bytes, reply);
    case VC_HELPER_BOUNDS:
      if (!vc_svg_bounds(
              vector, (const char *)bytes, &reply.x, &reply.y, &reply.rect_width, &reply.rect_height)) {
        reply.status = VC_HELPER_NO_ELEMENT;
      }
      return say(helper, reply, NULL, 0);
    default:
      return 0;
  }
}

/// Sets an alarm. The client ends a helper that takes too long. If the client has ended, an alarm does (ITIMER_REAL).
/// ITIMER_PROF counts processor time.
static void set_alarm(int timer, uint32_t milliseconds) {
  struct itimerval time = {.it_value = {milliseconds / 1000, (milliseconds % 1000) * 1000}};
  setitimer(timer, &time, NULL);
}

/// Returns the writable memory of this process in bytes, as RLIMIT_DATA counts it, or 0 if it is unknown.
static rlim_t memory_in_use(const helper *helper) {
  char text[128];
  ssize_t count = pread(helper->memory, text, sizeof text - 1, 0);
  if (count <= 0) return 0;
  text[count] = '\0';
  unsigned long long pages = 0;
  // The sixth number is the size of data and stack.
  if (sscanf(text, "%*u %*u %*u %*u %*u %llu", &pages) != 1) return 0;
  return (rlim_t)pages * (rlim_t)sysconf(_SC_PAGESIZE);
}

static void limit_memory(const helper *helper, uint32_t megabytes) {
  rlim_t used = megabytes ? memory_in_use(helper) : 0;
  struct rlimit limit;
  if (getrlimit(RLIMIT_DATA, &limit)) return;
  limit.rlim_cur = used ? used + ((rlim_t)megabytes << 20) : limit.rlim_max;
  if (limit.rlim_max != RLIM_INFINITY && limit.rlim_cur > limit.rlim_max) limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_DATA, &limit);
}

/// Discards a library's messages about the previous file, so that they are not attributed to this one.
static void forget_complaints(void) {
  if (lseek(STDERR_FILENO, 0, SEEK_CUR) > 0 && ftruncate(STDERR_FILENO, 0) == 0) lseek(STDERR_FILENO, 0, SEEK_SET);
}

/// Reads a request and answers it.
static int serve(helper *helper) {
  vc_helper_request request;
  if (!read_all(helper->input, &request, sizeof request) || request.count > VC_HELPER_MAXIMUM_REQUEST) return 0;
  // The additional byte terminates text.
  uint8_t *bytes = malloc((size_t)request.count + 1);
  if (!bytes) return 0;
  bytes[request.count] = 0;
  int goes_on = read_all(helper->input, bytes, (size_t)request.count);
  if (goes_on) {
    forget_complaints();
    limit_memory(helper, request.megabytes);
    set_alarm(ITIMER_REAL, request.milliseconds);
    set_alarm(ITIMER_PROF, request.processor_milliseconds);
    goes_on = answer(helper, &request, bytes);
    set_alarm(ITIMER_PROF, 0);
    set_alarm(ITIMER_REAL, 0);
  }
  free(bytes);
  return goes_on && memory_in_use(helper) < most_kept;
}

/// Resets signals so that they end the program. The client is waiting, and needs neither a backtrace, which Swift's
/// runtime writes in some environments, nor an alarm that a parent has blocked.
static void reset_signals(void) {
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

int main(void) {
  reset_signals();
  if (isatty(STDIN_FILENO)) {
    fputs("viewcode-image-helper is started by programs that use ViewCode, and does nothing by itself.\n", stderr);
    return 2;
  }
  helper helper = {
      .input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1),
      .output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1),
      .memory = open("/proc/self/statm", O_RDONLY | O_CLOEXEC),
  };
  int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
  if (helper.input < 0 || helper.output < 0 || nothing < 0) return 1;
  // The output of libraries must not be mixed with the messages. The client reads standard error if it is the file that
  // was created for it.
  dup2(nothing, STDIN_FILENO);
  dup2(nothing, STDOUT_FILENO);
  struct stat complaints;
  if (fstat(STDERR_FILENO, &complaints) || !S_ISREG(complaints.st_mode)) dup2(nothing, STDERR_FILENO);
  struct rlimit no_core = {0, 0}, file = {largest_file, largest_file};
  setrlimit(RLIMIT_CORE, &no_core);
  setrlimit(RLIMIT_FSIZE, &file);
  // Beyond the limit, writing fails.
  signal(SIGXFSZ, SIG_IGN);

  vc_helper_reply hello = {.kind = VC_HELPER_HELLO, .flags = VC_HELPER_VERSION};
  if (!say(&helper, hello, NULL, 0)) return 1;
  while (serve(&helper)) {
  }
  return 0;
}
