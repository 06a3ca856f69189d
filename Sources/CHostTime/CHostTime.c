#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CHostTime.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdlib.h>

#if defined(__linux__)

#define WEAK __attribute__((weak, visibility("default")))

typedef uint64_t dispatch_time_t;

extern dispatch_time_t dispatch_time(dispatch_time_t base, int64_t delta);
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

WEAK void dispatch_after(dispatch_time_t when, void *queue, void *block) {
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

WEAK void dispatch_async(void *queue, void *block) {
  static void (*library)(void *, void *);
  if (handlers.async && queue == main_queue()) {
    void *copy = _Block_copy(block);
    if (handlers.async(copy)) return;
    _Block_release(copy);
  }
  if (!library) library = next("dispatch_async");
  library(queue, block);
}

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
WEAK void dispatch_async_f(void *queue, void *context, work function) {
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

void host_time_run_block(void *block) {
  // The third word of a block's head is its function.
  struct head {
    void *isa;
    int flags;
    int reserved;
    void (*invoke)(void *);
  };
  ((struct head *)block)->invoke(block);
  _Block_release(block);
}

void host_time_call_on_main(void *context, void (*function)(void *)) {
  library_async_f(main_queue(), context, function);
}

// MARK: CoreFoundation's timers

struct timer_context {
  long version;
  void *info;
  void *retain;
  void *release;
  void *copy_description;
};

WEAK void CFRunLoopAddTimer(void *loop, void *timer, const void *mode) {
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

WEAK void CFRunLoopTimerSetNextFireDate(void *timer, double date) {
  static void (*library)(void *, double);
  static double (*now)(void);
  if (handlers.move_timer) {
    if (!now) now = next("CFAbsoluteTimeGetCurrent");
    if (now) handlers.move_timer(timer, date - now());
  }
  if (!library) library = next("CFRunLoopTimerSetNextFireDate");
  library(timer, date);
}

WEAK void CFRunLoopTimerInvalidate(void *timer) {
  static void (*library)(void *);
  if (handlers.invalidate_timer) handlers.invalidate_timer(timer);
  if (!library) library = next("CFRunLoopTimerInvalidate");
  library(timer);
}

void host_time_lead(struct host_time_handlers given) { handlers = given; }

#else

void host_time_lead(struct host_time_handlers given) { (void)given; }
void host_time_run_block(void *block) { (void)block; }
void host_time_call_on_main(void *context, void (*function)(void *)) {
  (void)context;
  (void)function;
}

#endif
