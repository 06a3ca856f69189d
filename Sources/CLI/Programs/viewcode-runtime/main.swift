import Foundation
import ProgramRuntime

// This program provides the commands without a project's modules. The toolchain links it again with its shared
// libraries.
exit(programRuntimeMain(CommandLine.argc, CommandLine.unsafeArgv, nil))
