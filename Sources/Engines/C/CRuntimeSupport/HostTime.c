#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "HostTime.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#if defined(__linux__)

/// Defines a function with the name of the library's for the entire program. The function also has its own name, which
/// shows whether the program calls it.
#define IN_PLACE_OF_LIBRARY(function) __attribute__((weak, visibility("default"), alias(#function)))

typedef uint64_t dispatch_time_t;

extern dispatch_time_t dispatch_time(dispatch_time_t base, int64_t delta);
extern dispatch_time_t dispatch_walltime(const void *when, int64_t delta);
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

static struct host_time_handlers handlers;

// MARK: Functions of the library

static void *next(const char *name) { return dlsym(RTLD_NEXT, name); }

/// The addresses are not resolved by the linker, because a program's reference to another library's data would move the
/// data.
static void *main_queue(void) {
  static void *queue;
  if (!queue) queue = dlsym(RTLD_DEFAULT, "_dispatch_main_q");
  return queue;
}

// MARK: libdispatch

static void lead_dispatch_after(dispatch_time_t when, void *queue, void *block) {
  static void (*library)(dispatch_time_t, void *, void *);
  if (handlers.after && queue == main_queue()) {
    // Times of the wall clock have the highest bit set. The library handles them.
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

/// Swift's runtime uses this function to put the jobs of the main actor on the main queue.
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

/// Returns the task that runs on this thread according to Swift's runtime, or NULL.
static void *current_task(void) {
  static void *(*library)(void);
  if (!library) library = dlsym(RTLD_DEFAULT, "swift_task_getCurrent");
  return library ? library() : NULL;
}

/// Swift's concurrency library uses this function to call its sleeping jobs.
static void lead_dispatch_after_f(dispatch_time_t when, void *queue, void *context, work function) {
  static void (*library)(dispatch_time_t, void *, void *, work);
  // Times of the clock that continues while the machine sleeps have the highest bit set. Those of the wall clock also
  // have the next one set. The library handles both.
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

// MARK: libdispatch's timer sources

/// A timer source of the main queue. libdispatch retains the source and never fires it. The host's clock does.
struct led_source {
  struct led_source *next;
  void *source;
  /// A copy of the event handler, or NULL if none is set.
  void *handler;
  /// The references of the program. Those of libdispatch are not counted, because it retains without these functions.
  long references;
  /// The number of suspensions. A source is created suspended.
  long suspensions;
  /// A counter of changes to the time, which disables blocks of earlier ones.
  unsigned long setting;
  /// The seconds between two events, or a negative value for a single event.
  double interval;
  /// Whether a due event waits for the source to be resumed.
  bool is_waiting;
};

static struct led_source *led_sources;
static pthread_mutex_t led_sources_lock = PTHREAD_MUTEX_INITIALIZER;

/// Whether any source exists. Most calls only need this information.
static bool has_led_sources(void) { return __atomic_load_n(&led_sources, __ATOMIC_ACQUIRE) != NULL; }

static struct led_source *led_source(void *source) {
  for (struct led_source *each = led_sources; each; each = each->next)
    if (each->source == source) return each;
  return NULL;
}

/// Removes a source from the list. The handler is released without the lock, because that may end other sources.
static void forget_source(void *source) {
  pthread_mutex_lock(&led_sources_lock);
  struct led_source **place = &led_sources, *found;
  while (*place && (*place)->source != source) place = &(*place)->next;
  if ((found = *place)) *place = found->next;
  pthread_mutex_unlock(&led_sources_lock);
  if (!found) return;
  if (found->handler) _Block_release(found->handler);
  free(found);
}

static void fire_source(void *source, unsigned long setting);

/// Makes a source fire after some seconds, by the host's clock, or by the machine's if the host does not accept it.
/// Called without the lock.
static void schedule_source(void *source, unsigned long setting, double seconds) {
  void *block = _Block_copy(^{
    fire_source(source, setting);
  });
  if (handlers.after(seconds, block)) return;
  static void (*library)(dispatch_time_t, void *, void *);
  if (!library) library = next("dispatch_after");
  library(dispatch_time(0, (int64_t)(seconds * 1e9)), main_queue(), block);
  _Block_release(block);
}

static void fire_source(void *source, unsigned long setting) {
  pthread_mutex_lock(&led_sources_lock);
  struct led_source *found = led_source(source);
  void *handler = NULL;
  double again = -1;
  if (found && found->setting == setting) {
    if (found->suspensions > 0) {
      found->is_waiting = true;
    } else {
      if (found->handler) handler = _Block_copy(found->handler);
      again = found->interval;
    }
  }
  pthread_mutex_unlock(&led_sources_lock);
  if (again >= 0) schedule_source(source, setting, again);
  if (!handler) return;
  ((void (^)(void))handler)();
  _Block_release(handler);
}

static void *lead_dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue) {
  static void *(*library)(const void *, uintptr_t, uintptr_t, void *);
  static const void *timer;
  if (!library) library = next("dispatch_source_create");
  if (!timer) timer = dlsym(RTLD_DEFAULT, "_dispatch_source_type_timer");
  void *source = library(type, handle, mask, queue);
  if (source && handlers.after && type == timer && queue == main_queue()) {
    struct led_source *made = calloc(1, sizeof *made);
    if (made) {
      *made = (struct led_source){.source = source, .references = 1, .suspensions = 1, .interval = -1};
      pthread_mutex_lock(&led_sources_lock);
      made->next = led_sources;
      __atomic_store_n(&led_sources, made, __ATOMIC_RELEASE);
      pthread_mutex_unlock(&led_sources_lock);
    }
  }
  return source;
}
IN_PLACE_OF_LIBRARY(lead_dispatch_source_create) void *dispatch_source_create(const void *type, uintptr_t handle,
                                                                              uintptr_t mask, void *queue);

static void lead_dispatch_source_set_event_handler(void *source, void *block) {
  static void (*library)(void *, void *);
  void *copy = block ? _Block_copy(block) : NULL;
  pthread_mutex_lock(&led_sources_lock);
  struct led_source *found = led_source(source);
  if (found) {
    void *former = found->handler;
    found->handler = copy;
    copy = former;
  }
  pthread_mutex_unlock(&led_sources_lock);
  if (copy) _Block_release(copy);
  if (!library) library = next("dispatch_source_set_event_handler");
  library(source, block);
}
IN_PLACE_OF_LIBRARY(lead_dispatch_source_set_event_handler) void dispatch_source_set_event_handler(void *source,
                                                                                                   void *block);

static void lead_dispatch_source_set_timer(void *source, dispatch_time_t start, uint64_t interval, uint64_t leeway) {
  static void (*library)(void *, dispatch_time_t, uint64_t, uint64_t);
  if (!library) library = next("dispatch_source_set_timer");
  const uint64_t never = ~0ull;
  // Times of the wall clock have the highest bit set. The library handles them.
  bool is_led = start == never || !(start >> 63);
  pthread_mutex_lock(&led_sources_lock);
  struct led_source *found = led_source(source);
  unsigned long setting = 0;
  double delay = -1;
  if (found) {
    dispatch_time_t now = dispatch_time(0, 0);
    setting = ++found->setting;
    delay = !is_led || start == never ? -1 : start > now ? (double)(start - now) / 1e9 : 0;
    // libdispatch uses an interval of at least a nanosecond.
    found->interval = interval >> 63 ? -1 : (double)(interval ? interval : 1) / 1e9;
    found->is_waiting = false;
  }
  pthread_mutex_unlock(&led_sources_lock);
  if (found && is_led) {
    if (delay >= 0) schedule_source(source, setting, delay);
    library(source, never, never, 0);
  } else {
    library(source, start, interval, leeway);
  }
}
IN_PLACE_OF_LIBRARY(lead_dispatch_source_set_timer) void dispatch_source_set_timer(void *source, dispatch_time_t start,
                                                                                   uint64_t interval, uint64_t leeway);

/// Changes the number of a source's suspensions, and resumes it when it is no longer suspended.
static void suspend_source(void *source, long by) {
  if (!has_led_sources()) return;
  pthread_mutex_lock(&led_sources_lock);
  struct led_source *found = led_source(source);
  bool is_due = false;
  unsigned long setting = 0;
  if (found) {
    found->suspensions += by;
    // A running source may be activated again.
    if (found->suspensions < 0) found->suspensions = 0;
    if (found->suspensions == 0 && found->is_waiting) {
      found->is_waiting = false;
      is_due = true;
      setting = found->setting;
    }
  }
  pthread_mutex_unlock(&led_sources_lock);
  if (is_due) schedule_source(source, setting, 0);
}

/// Functions of any dispatch object, including sources.
#define LEAD_OBJECT(function, and_source)                    \
  static void lead_##function(void *object) {                \
    static void (*library)(void *);                          \
    if (!library) library = next(#function);                 \
    and_source;                                              \
    library(object);                                         \
  }                                                          \
  IN_PLACE_OF_LIBRARY(lead_##function) void function(void *object);

static void count_reference(void *source, long by) {
  if (!has_led_sources()) return;
  pthread_mutex_lock(&led_sources_lock);
  struct led_source *found = led_source(source);
  bool is_last = found && (found->references += by) <= 0;
  pthread_mutex_unlock(&led_sources_lock);
  if (is_last) forget_source(source);
}

LEAD_OBJECT(dispatch_resume, suspend_source(object, -1))
LEAD_OBJECT(dispatch_suspend, suspend_source(object, 1))
LEAD_OBJECT(dispatch_activate, suspend_source(object, -1))
LEAD_OBJECT(dispatch_retain, count_reference(object, 1))
LEAD_OBJECT(dispatch_release, count_reference(object, -1))
LEAD_OBJECT(dispatch_source_cancel, if (has_led_sources()) forget_source(object))

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

// MARK: Verification

static bool is_in_place(const char *name, void *own, char *text, size_t size) {
  void *found = dlsym(RTLD_DEFAULT, name);
  if (found == own) return next(name) != NULL || (snprintf(text, size, "no library exports %s", name), false);
  Dl_info place = {0};
  if (found) dladdr(found, &place);
  snprintf(text, size, "this program calls the %s of %s", name, place.dli_fname ? place.dli_fname : "another library");
  return false;
}

static bool has(const char *name, char *text, size_t size) {
  return next(name) || (snprintf(text, size, "no library exports %s", name), false);
}

bool host_time_has_obstacle(char *text, size_t size) {
  if (!is_in_place("dispatch_after", lead_dispatch_after, text, size) ||
      !is_in_place("dispatch_async", lead_dispatch_async, text, size) ||
      !is_in_place("dispatch_async_f", lead_dispatch_async_f, text, size) ||
      !is_in_place("dispatch_after_f", lead_dispatch_after_f, text, size) ||
      !has("dispatch_get_global_queue", text, size) ||
      !is_in_place("dispatch_source_create", lead_dispatch_source_create, text, size) ||
      !is_in_place("dispatch_source_set_event_handler", lead_dispatch_source_set_event_handler, text, size) ||
      !is_in_place("dispatch_source_set_timer", lead_dispatch_source_set_timer, text, size) ||
      !is_in_place("dispatch_source_cancel", lead_dispatch_source_cancel, text, size) ||
      !is_in_place("dispatch_resume", lead_dispatch_resume, text, size) ||
      !is_in_place("dispatch_suspend", lead_dispatch_suspend, text, size) ||
      !is_in_place("dispatch_activate", lead_dispatch_activate, text, size) ||
      !is_in_place("dispatch_retain", lead_dispatch_retain, text, size) ||
      !is_in_place("dispatch_release", lead_dispatch_release, text, size) ||
      !has("_dispatch_source_type_timer", text, size) ||
      !is_in_place("CFRunLoopAddTimer", lead_CFRunLoopAddTimer, text, size) ||
      !is_in_place("CFRunLoopTimerSetNextFireDate", lead_CFRunLoopTimerSetNextFireDate, text, size) ||
      !is_in_place("CFRunLoopTimerInvalidate", lead_CFRunLoopTimerInvalidate, text, size) ||
      !has("CFRunLoopGetMain", text, size) || !has("CFRunLoopGetCurrent", text, size) ||
      !has("CFRunLoopTimerGetInterval", text, size) || !has("CFRunLoopTimerGetNextFireDate", text, size) ||
      !has("CFAbsoluteTimeGetCurrent", text, size) || !has("CFRunLoopTimerGetContext", text, size))
    return true;
  if (!main_queue()) {
    snprintf(text, size, "no library exports the main queue as _dispatch_main_q");
    return true;
  }
  // The times are those that `lead_dispatch_after` reads: nanoseconds of the machine's clock, with marks for those of
  // the wall clock.
  dispatch_time_t now = dispatch_time(0, 0);
  if (now >> 63 || dispatch_time(now, 1000000000) != now + 1000000000 || !(dispatch_walltime(NULL, 0) >> 63)) {
    snprintf(text, size, "libdispatch represents times differently");
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
