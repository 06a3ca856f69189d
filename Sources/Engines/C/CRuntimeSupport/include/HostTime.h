#ifndef C_HOST_TIME_H
#define C_HOST_TIME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Leads timers and the work of the main queue by a host's clock.
//
// Foundation's Timer and libdispatch's main queue know the machine's clock only. The linker lets a program's own functions
// take the place of a shared library's: those of HostTime.c do, hand on what they see to the handlers, and call the
// library's own where no handler takes it. They are weak: in a program without shared libraries the library's win, and
// the machine's clock rules.

/// Each returns whether it takes what it is given.
struct host_time_handlers {
  /// A block for the main queue after some seconds. The one who takes it must run it by host_time_run_block.
  bool (*_Nonnull after)(double seconds, void *_Nonnull block);
  /// A block for the main queue.
  bool (*_Nonnull async)(void *_Nonnull block);
  /// A timer added to the main run loop; `info` is the object that fires.
  bool (*_Nonnull add_timer)(void *_Nonnull timer, void *_Nonnull info, double delay, double interval);
  /// A timer's next date is set, some seconds from now.
  bool (*_Nonnull move_timer)(void *_Nonnull timer, double delay);
  /// A timer is over.
  void (*_Nonnull invalidate_timer)(void *_Nonnull timer);
  /// A function for the main queue, as the jobs of Swift's main actor come. By any thread.
  bool (*_Nonnull call)(void *_Nullable context, void (*_Nonnull function)(void *_Nullable context));
  /// A function for another queue, as jobs of Swift's tasks come that leave the main actor. By any thread.
  void (*_Nonnull leave)(void *_Nullable context);
  /// A function for a queue after some seconds, as `Task.sleep` asks for it: the sleeping task, or NULL. By any thread. The one who
  /// takes it must have it called by host_time_call_on_pool.
  bool (*_Nonnull sleep)(void *_Nullable task, double seconds, void *_Nullable context,
                         void (*_Nonnull function)(void *_Nullable context));
  /// The turn of a function on the main queue that nobody took.
  void (*_Nonnull turn)(void *_Nullable context, void (*_Nonnull function)(void *_Nullable context));
};

/// Whether something keeps handlers from being put in force, or from understanding what they are given: other functions of
/// these names come first in this program, or a library that is not as relied upon. Writes what it is.
bool host_time_has_obstacle(char *_Nonnull text, size_t size);

/// Puts handlers in force. To be called once, on the main thread, where there is no obstacle.
void host_time_lead(struct host_time_handlers handlers);

/// Runs a block that a handler took, and lets it go.
void host_time_run_block(void *_Nonnull block);

/// Lets a block go that a handler took and will not run.
void host_time_release_block(void *_Nonnull block);

/// Calls a function on a thread of libdispatch's pool, where Swift's tasks go on.
void host_time_call_on_pool(void *_Nullable context, void (*_Nonnull function)(void *_Nullable context));

/// Calls a function on the main queue, when its turn comes.
void host_time_call_on_main(void *_Nullable context, void (*_Nonnull function)(void *_Nullable context));

#endif
