#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "StackSignal.h"

#include "CallStack.h"

#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <ucontext.h>
#include <unwind.h>

/// The original handlers, by the number of their signal.
static struct sigaction handlers[NSIG];

// MARK: Registers

struct registers {
  uintptr_t place;  // of the instruction
  uintptr_t stack;
  uintptr_t frame;
};

#if defined(__x86_64__)
/// The number of the frame pointer in DWARF (System V ABI for AMD64, figure 3.36).
enum { frame_register = 6 };

static struct registers read_registers(const ucontext_t *context) {
  const greg_t *all = context->uc_mcontext.gregs;
  return (struct registers){(uintptr_t)all[REG_RIP], (uintptr_t)all[REG_RSP], (uintptr_t)all[REG_RBP]};
}

/// Returns the return address of a function that has executed nothing yet. It is at the top of the stack.
static struct registers caller_of_stub(const ucontext_t *context) {
  struct registers own = read_registers(context);
  return (struct registers){*(const uintptr_t *)own.stack, own.stack + sizeof(uintptr_t), own.frame};
}

static void write_registers(ucontext_t *context, struct registers registers) {
  greg_t *all = context->uc_mcontext.gregs;
  all[REG_RIP] = (greg_t)registers.place;
  all[REG_RSP] = (greg_t)registers.stack;
  all[REG_RBP] = (greg_t)registers.frame;
}
#elif defined(__aarch64__)
/// The register x29, as numbered in the DWARF supplement for AArch64.
enum { frame_register = 29 };

static struct registers read_registers(const ucontext_t *context) {
  const mcontext_t *machine = &context->uc_mcontext;
  return (struct registers){machine->pc, machine->sp, machine->regs[29]};
}

/// Returns the return address of a function that has executed nothing yet. It is in the link register.
static struct registers caller_of_stub(const ucontext_t *context) {
  struct registers own = read_registers(context);
  return (struct registers){context->uc_mcontext.regs[30], own.stack, own.frame};
}

static void write_registers(ucontext_t *context, struct registers registers) {
  mcontext_t *machine = &context->uc_mcontext;
  machine->pc = registers.place;
  machine->sp = registers.stack;
  machine->regs[29] = registers.frame;
}
#endif

#if defined(__x86_64__) || defined(__aarch64__)

// MARK: Unwinding

struct search {
  /// The position at which the signal interrupted the program. Inner frames belong to the handler.
  struct registers interrupted;
  /// The function that was visited last.
  struct registers callee;
  /// The number of visited callers.
  int depth;
  bool was_met;
  bool was_found;
};

/// The limit of calls in functions without frame pointers, which a program's own loops do not exceed.
enum { deepest = 64 };

/// Returns whether the frame pointer of the called function leads to its caller.
static bool is_chained(struct registers callee, struct registers caller) {
  if (callee.frame % sizeof(uintptr_t) != 0 || callee.frame < callee.stack) return false;
  if (callee.frame + 2 * sizeof(uintptr_t) > caller.stack) return false;
  // The return address follows the caller's frame.
  return ((const uintptr_t *)callee.frame)[1] == caller.place;
}

static _Unwind_Reason_Code look(struct _Unwind_Context *context, void *data) {
  struct search *search = data;
  struct registers current = {
      _Unwind_GetIP(context), _Unwind_GetCFA(context), _Unwind_GetGR(context, frame_register)};
  if (!search->was_met) {
    if (current.place != search->interrupted.place) return _URC_NO_REASON;
    search->was_met = true;
    search->callee = search->interrupted;
    return _URC_NO_REASON;
  }
  ++search->depth;
  search->was_found = is_chained(search->callee, current);
  if (search->was_found || search->depth == deepest) return _URC_END_OF_STACK;
  // A return address follows the call, and may belong to the next line.
  search->callee = (struct registers){current.place - 1, current.stack, current.frame};
  return _URC_NO_REASON;
}

static void pass_on(int number, siginfo_t *info, void *context) {
  ucontext_t state = *(const ucontext_t *)context;
  struct search search = {.interrupted = read_registers(&state)};
  _Unwind_Backtrace(look, &search);
  if (search.depth == 0) {
    // The linker's stubs between a call and a function of another library have no tables.
    struct registers caller = caller_of_stub(&state);
    const char *path = NULL;
    uint64_t offset = 0;
    if (call_stack_image(caller.place, &path, &offset)) {
      search.callee = caller;
      search.callee.place -= 1;
      search.was_found = true;
    }
  }
  if (search.was_found) write_registers(&state, search.callee);
  handlers[number].sa_sigaction(number, info, &state);
}

bool stack_signal_lead(int number) {
  if (number <= 0 || number >= NSIG) return false;
  struct sigaction action;
  if (sigaction(number, NULL, &action) != 0 || !(action.sa_flags & SA_SIGINFO)) return false;
  if (action.sa_sigaction == NULL || action.sa_sigaction == pass_on) return false;
  handlers[number] = action;
  action.sa_sigaction = pass_on;
  return sigaction(number, &action, NULL) == 0;
}

#else

bool stack_signal_lead(int number) {
  (void)number;
  return false;
}

#endif
