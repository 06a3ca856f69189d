import Foundation
import ProgramRuntime

// The commands without a project's modules. The toolchain links this program anew, against its shared libraries.
exit(programRuntimeMain(CommandLine.argc, CommandLine.unsafeArgv, nil))
