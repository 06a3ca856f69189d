import ArgumentParser

/// The command `viewcode completions SHELL`.
struct CompletionsCommand: ParsableCommand {
  enum Shell: String, ExpressibleByArgument, CaseIterable {
    case bash, zsh, fish
  }

  static let configuration = CommandConfiguration(
    commandName: "completions", abstract: "Print a script that completes commands and options in a shell.",
    discussion: """
      Examples:
        viewcode completions bash > ~/.local/share/bash-completion/completions/viewcode
        viewcode completions zsh > ~/.zfunc/_viewcode
        viewcode completions fish > ~/.config/fish/completions/viewcode.fish
      """)

  @Argument(help: "The shell.")
  var shell: Shell

  func run() throws { print(CompletionsCommand.script(for: shell)) }

  /// Returns the script, which is generated from the declarations of the commands.
  static func script(for shell: Shell) -> String {
    ProjectCommand.completionScript(
      for: CompletionShell(rawValue: shell.rawValue) ?? .bash)
  }
}
