import Foundation
import ProjectHost

// The commands without a project's modules. The toolchain links this program anew, against its shared libraries.
exit(projectHostMain(CommandLine.argc, CommandLine.unsafeArgv, nil))
