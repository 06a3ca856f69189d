#ifndef C_PROCESS_FORK_H
#define C_PROCESS_FORK_H

#include <sys/types.h>

/// Creates a copy of this process, in which only the calling thread continues: fork(2), which Swift code can't call.
///
/// \return the process in the parent, 0 in the copy, -1 with errno where there is none.
pid_t process_fork(void);

#endif
