#ifndef C_HOST_TIME_H
#define C_HOST_TIME_H

#include <stdbool.h>
#include <stdint.h>

// Leads timers and the work of the main queue by a host's clock.
//
// Foundation's Timer and libdispatch's main queue know the machine's clock only. The linker lets a program's own functions
// take the place of a shared library's: those of CHostTime.c do, hand on what they see to the handlers, and call the
// library's own where no handler takes it. They are weak: in a program without shared libraries the library's win, and
// the machine's clock rules.

/// Each returns whether it takes what it is given.
struct host_time_handlers {
  /// A block for the main queue after some seconds. The one who takes it must run it by host_time_run_block.
  bool (*after)(double seconds, void *block);
  /// A block for the main queue.
  bool (*async)(void *block);
  /// A timer added to the main run loop; `info` is the object that fires.
  bool (*add_timer)(void *timer, void *info, double delay, double interval);
  /// A timer's next date is set, some seconds from now.
  bool (*move_timer)(void *timer, double delay);
  /// A timer is over.
  void (*invalidate_timer)(void *timer);
  /// A function for the main queue, as the jobs of Swift's main actor come. By any thread.
  bool (*call)(void *context, void (*function)(void *context));
  /// A function for another queue, as jobs of Swift's tasks come that leave the main actor. By any thread.
  void (*leave)(void *context);
  /// The turn of a function on the main queue that nobody took.
  void (*turn)(void *context, void (*function)(void *context));
};

/// Puts handlers in force. To be called once, on the main thread.
void host_time_lead(struct host_time_handlers handlers);

/// Runs a block that a handler took, and lets it go.
void host_time_run_block(void *block);

/// Calls a function on the main queue, when its turn comes.
void host_time_call_on_main(void *context, void (*function)(void *context));

#endif
