#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "HostTime.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#if defined(__linux__)

/// Under the library's name, for the whole program. The function itself keeps a name of its own, by which it is known whether
/// the program calls it.
#define IN_PLACE_OF_LIBRARY(function) __attribute__((weak, visibility("default"), alias(#function)))

typedef uint64_t dispatch_time_t;

extern dispatch_time_t dispatch_time(dispatch_time_t base, int64_t delta);
extern dispatch_time_t dispatch_walltime(const void *when, int64_t delta);
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

static struct host_time_handlers handlers;

// MARK: Finding the library's own

static void *next(const char *name) { return dlsym(RTLD_NEXT, name); }

/// Not by the linker: a program's reference to another library's data would move the data.
static void *main_queue(void) {
  static void *queue;
  if (!queue) queue = dlsym(RTLD_DEFAULT, "_dispatch_main_q");
  return queue;
}

// MARK: libdispatch

static void lead_dispatch_after(dispatch_time_t when, void *queue, void *block) {
  static void (*library)(dispatch_time_t, void *, void *);
  if (handlers.after && queue == main_queue()) {
    // Times of the wall clock have the highest bit set; they are left to the library.
    dispatch_time_t now = dispatch_time(0, 0);
    if (!(when >> 63)) {
      double seconds = when > now ? (double)(when - now) / 1e9 : 0;
      void *copy = _Block_copy(block);
      if (handlers.after(seconds, copy)) return;
      _Block_release(copy);
    }
  }
  if (!library) library = next("dispatch_after");
  library(when, queue, block);
}
IN_PLACE_OF_LIBRARY(lead_dispatch_after) void dispatch_after(dispatch_time_t when, void *queue, void *block);

static void lead_dispatch_async(void *queue, void *block) {
  static void (*library)(void *, void *);
  if (handlers.async && queue == main_queue()) {
    void *copy = _Block_copy(block);
    if (handlers.async(copy)) return;
    _Block_release(copy);
  }
  if (!library) library = next("dispatch_async");
  library(queue, block);
}
IN_PLACE_OF_LIBRARY(lead_dispatch_async) void dispatch_async(void *queue, void *block);

typedef void (*work)(void *context);

static void library_async_f(void *queue, void *context, work function) {
  static void (*library)(void *, void *, work);
  if (!library) library = next("dispatch_async_f");
  library(queue, context, function);
}

struct turn {
  void *context;
  work function;
};

static void run_turn(void *context) {
  struct turn turn = *(struct turn *)context;
  free(context);
  handlers.turn(turn.context, turn.function);
}

/// Swift's runtime puts the jobs of the main actor on the main queue by it.
static void lead_dispatch_async_f(void *queue, void *context, work function) {
  if (handlers.call && queue == main_queue()) {
    if (handlers.call(context, function)) return;
    struct turn *turn = malloc(sizeof *turn);
    if (turn) {
      *turn = (struct turn){context, function};
      library_async_f(queue, turn, run_turn);
      return;
    }
  }
  if (handlers.leave) handlers.leave(context);
  library_async_f(queue, context, function);
}
IN_PLACE_OF_LIBRARY(lead_dispatch_async_f) void dispatch_async_f(void *queue, void *context, work function);

void host_time_run_block(void *block) {
  ((void (^)(void))block)();
  _Block_release(block);
}

void host_time_release_block(void *block) { _Block_release(block); }

void host_time_call_on_main(void *context, void (*function)(void *)) {
  library_async_f(main_queue(), context, function);
}

/// The task that runs on this thread, as Swift's runtime knows it; NULL where none does.
static void *current_task(void) {
  static void *(*library)(void);
  if (!library) library = dlsym(RTLD_DEFAULT, "swift_task_getCurrent");
  return library ? library() : NULL;
}

/// Swift's concurrency library has its sleeping jobs called by it.
static void lead_dispatch_after_f(dispatch_time_t when, void *queue, void *context, work function) {
  static void (*library)(dispatch_time_t, void *, void *, work);
  // Times of the clock that goes on while the machine sleeps have the highest bit set, those of the wall clock the next one too,
  // and are left to the library.
  if (handlers.sleep && when >> 62 != 3) {
    struct timespec now;
    clock_gettime(when >> 63 ? CLOCK_BOOTTIME : CLOCK_MONOTONIC, &now);
    double due = (double)(when & ~(1ull << 63)) / 1e9, start = (double)now.tv_sec + (double)now.tv_nsec / 1e9;
    if (handlers.sleep(current_task(), due > start ? due - start : 0, context, function)) return;
  }
  if (!library) library = next("dispatch_after_f");
  library(when, queue, context, function);
}
IN_PLACE_OF_LIBRARY(lead_dispatch_after_f) void dispatch_after_f(dispatch_time_t when, void *queue, void *context,
                                                                 work function);

void host_time_call_on_pool(void *context, work function) {
  static void *(*global_queue)(long, unsigned long);
  if (!global_queue) global_queue = next("dispatch_get_global_queue");
  library_async_f(global_queue(0, 0), context, function);
}

// MARK: CoreFoundation's timers

struct timer_context {
  long version;
  void *info;
  void *retain;
  void *release;
  void *copy_description;
};

static void lead_CFRunLoopAddTimer(void *loop, void *timer, const void *mode) {
  static void (*library)(void *, void *, const void *);
  static void *(*main_loop)(void), *(*current_loop)(void);
  static double (*interval)(void *), (*date)(void *), (*now)(void);
  static void (*context)(void *, struct timer_context *);
  if (handlers.add_timer) {
    if (!main_loop) {
      main_loop = next("CFRunLoopGetMain");
      current_loop = next("CFRunLoopGetCurrent");
      interval = next("CFRunLoopTimerGetInterval");
      date = next("CFRunLoopTimerGetNextFireDate");
      now = next("CFAbsoluteTimeGetCurrent");
      context = next("CFRunLoopTimerGetContext");
    }
    struct timer_context found = {0};
    // A program that waits in dispatch_main() runs the main queue on other threads, whose run loops never run.
    if (main_loop && current_loop && interval && date && now && context &&
        (loop == main_loop() || loop == current_loop())) {
      context(timer, &found);
      if (found.info && handlers.add_timer(timer, found.info, date(timer) - now(), interval(timer))) return;
    }
  }
  if (!library) library = next("CFRunLoopAddTimer");
  library(loop, timer, mode);
}
IN_PLACE_OF_LIBRARY(lead_CFRunLoopAddTimer) void CFRunLoopAddTimer(void *loop, void *timer, const void *mode);

static void lead_CFRunLoopTimerSetNextFireDate(void *timer, double date) {
  static void (*library)(void *, double);
  static double (*now)(void);
  if (handlers.move_timer) {
    if (!now) now = next("CFAbsoluteTimeGetCurrent");
    if (now) handlers.move_timer(timer, date - now());
  }
  if (!library) library = next("CFRunLoopTimerSetNextFireDate");
  library(timer, date);
}
IN_PLACE_OF_LIBRARY(lead_CFRunLoopTimerSetNextFireDate) void CFRunLoopTimerSetNextFireDate(void *timer, double date);

static void lead_CFRunLoopTimerInvalidate(void *timer) {
  static void (*library)(void *);
  if (handlers.invalidate_timer) handlers.invalidate_timer(timer);
  if (!library) library = next("CFRunLoopTimerInvalidate");
  library(timer);
}
IN_PLACE_OF_LIBRARY(lead_CFRunLoopTimerInvalidate) void CFRunLoopTimerInvalidate(void *timer);

// MARK: Whether it can be relied upon

static bool is_in_place(const char *name, void *own, char *text, size_t size) {
  void *found = dlsym(RTLD_DEFAULT, name);
  if (found == own) return next(name) != NULL || (snprintf(text, size, "no library has %s", name), false);
  Dl_info place = {0};
  if (found) dladdr(found, &place);
  snprintf(text, size, "this program calls the %s of %s", name, place.dli_fname ? place.dli_fname : "another library");
  return false;
}

static bool has(const char *name, char *text, size_t size) {
  return next(name) || (snprintf(text, size, "no library has %s", name), false);
}

bool host_time_has_obstacle(char *text, size_t size) {
  if (!is_in_place("dispatch_after", lead_dispatch_after, text, size) ||
      !is_in_place("dispatch_async", lead_dispatch_async, text, size) ||
      !is_in_place("dispatch_async_f", lead_dispatch_async_f, text, size) ||
      !is_in_place("dispatch_after_f", lead_dispatch_after_f, text, size) ||
      !has("dispatch_get_global_queue", text, size) ||
      !is_in_place("CFRunLoopAddTimer", lead_CFRunLoopAddTimer, text, size) ||
      !is_in_place("CFRunLoopTimerSetNextFireDate", lead_CFRunLoopTimerSetNextFireDate, text, size) ||
      !is_in_place("CFRunLoopTimerInvalidate", lead_CFRunLoopTimerInvalidate, text, size) ||
      !has("CFRunLoopGetMain", text, size) || !has("CFRunLoopGetCurrent", text, size) ||
      !has("CFRunLoopTimerGetInterval", text, size) || !has("CFRunLoopTimerGetNextFireDate", text, size) ||
      !has("CFAbsoluteTimeGetCurrent", text, size) || !has("CFRunLoopTimerGetContext", text, size))
    return true;
  if (!main_queue()) {
    snprintf(text, size, "no library has the main queue under the name _dispatch_main_q");
    return true;
  }
  // As `lead_dispatch_after` reads times: of the machine's clock in nanoseconds, those of the wall clock marked.
  dispatch_time_t now = dispatch_time(0, 0);
  if (now >> 63 || dispatch_time(now, 1000000000) != now + 1000000000 || !(dispatch_walltime(NULL, 0) >> 63)) {
    snprintf(text, size, "libdispatch writes times in another way");
    return true;
  }
  return false;
}

void host_time_lead(struct host_time_handlers given) { handlers = given; }

#else

bool host_time_has_obstacle(char *text, size_t size) {
  if (size) *text = 0;
  return true;
}
void host_time_lead(struct host_time_handlers given) { (void)given; }
void host_time_run_block(void *block) { (void)block; }
void host_time_release_block(void *block) { (void)block; }
void host_time_call_on_pool(void *context, void (*function)(void *)) {
  (void)context;
  (void)function;
}
void host_time_call_on_main(void *context, void (*function)(void *)) {
  (void)context;
  (void)function;
}

#endif
