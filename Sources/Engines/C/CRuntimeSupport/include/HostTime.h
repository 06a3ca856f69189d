#ifndef C_HOST_TIME_H
#define C_HOST_TIME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Control of timers and of the main queue's work by a host's clock.
//
// Foundation's Timer and libdispatch's main queue only know the machine's clock. The linker permits a program's
// functions to replace those of a shared library. The functions in HostTime.c do, offer the calls to handlers, and call
// the library's own functions if no handler accepts. They are weak: in a program without shared libraries, those of the
// library have precedence, and the machine's clock is used.

/// The handlers. Each returns whether it accepts the call.
struct host_time_handlers {
  /// Offers a block for the main queue after some seconds. A handler that accepts it must run it with
  /// host_time_run_block.
  bool (*_Nonnull after)(double seconds, void *_Nonnull block);
  /// Offers a block for the main queue.
  bool (*_Nonnull async)(void *_Nonnull block);
  /// Offers a timer that was added to the main run loop. `info` is the object that fires.
  bool (*_Nonnull add_timer)(void *_Nonnull timer, void *_Nonnull info, double delay, double interval);
  /// Reports that a timer's next date was set, in seconds from now.
  bool (*_Nonnull move_timer)(void *_Nonnull timer, double delay);
  /// Reports that a timer was invalidated.
  void (*_Nonnull invalidate_timer)(void *_Nonnull timer);
  /// Offers a function for the main queue, as a job of Swift's main actor. Called on any thread.
  bool (*_Nonnull call)(void *_Nullable context, void (*_Nonnull function)(void *_Nullable context));
  /// Reports a function for another queue, as a job of a Swift task that leaves the main actor. Called on any thread.
  void (*_Nonnull leave)(void *_Nullable context);
  /// Offers a function for a queue after some seconds, as `Task.sleep` requests it, with the sleeping task or NULL.
  /// Called on any thread. A handler that accepts it must call it with host_time_call_on_pool.
  bool (*_Nonnull sleep)(void *_Nullable task, double seconds, void *_Nullable context,
                         void (*_Nonnull function)(void *_Nullable context));
  /// Runs a function on the main queue that no handler accepted.
  void (*_Nonnull turn)(void *_Nullable context, void (*_Nonnull function)(void *_Nullable context));
};

/// Returns whether an obstacle prevents handlers from working or from understanding their arguments: other functions of
/// these names have precedence in this program, or a library differs from the expected one. Writes a description.
bool host_time_has_obstacle(char *_Nonnull text, size_t size);

/// Installs handlers. Call it once, on the main thread, if there is no obstacle.
void host_time_lead(struct host_time_handlers handlers);

/// Runs a block that a handler accepted, and releases it.
void host_time_run_block(void *_Nonnull block);

/// Releases a block that a handler accepted and will not run.
void host_time_release_block(void *_Nonnull block);

/// Calls a function on a thread of libdispatch's pool, on which Swift's tasks continue.
void host_time_call_on_pool(void *_Nullable context, void (*_Nonnull function)(void *_Nullable context));

/// Calls a function on the main queue, in order.
void host_time_call_on_main(void *_Nullable context, void (*_Nonnull function)(void *_Nullable context));

#endif
