#ifndef C_PROCESS_FORK_H
#define C_PROCESS_FORK_H

#include <sys/types.h>

/// Makes a copy of this process, of which the calling thread goes on: fork(2), which Swift does not let its code call.
///
/// \return the process in the parent, 0 in the copy, -1 with errno where there is none.
pid_t process_fork(void);

#endif
