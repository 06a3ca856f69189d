import ArgumentParser
import CommandArguments
import Testing

@testable import ProjectCommands

@Suite("Options that the project's program takes")
struct ForwardedOptionsTests {
  private func forwarded(_ line: String...) -> [String] {
    ForwardedOptions(RunArguments.self, of: RunCommand.self).options(in: line)
  }

  @Test("options of the program are kept as typed, and options of the project and positional arguments are not")
  func kept() {
    #expect(
      forwarded("MyApp", "--device", "iPhone SE", "--scheme", "App", "--style=dark", "--no-system-bars", "--quiet")
        == ["--device", "iPhone SE", "--style=dark", "--no-system-bars"])
  }

  @Test("a value is not mistaken for an option or a positional argument")
  func values() {
    #expect(forwarded("--scheme", "--do", "--do", "tap --style", "x") == ["--do", "tap --style"])
    #expect(forwarded("--default=-a=b") == ["--default=-a=b"])
  }

  @Test("short names keep their values, also if several share a dash")
  func shortNames() {
    #expect(forwarded("-o", "a.png", "-q") == ["-o", "a.png"])
    #expect(forwarded("-vqo", "a.png", "MyApp") == ["-o", "a.png"])
  }

  @Test("everything after two dashes is positional")
  func terminator() {
    #expect(forwarded("--style", "dark", "--", "--do", "tap") == ["--style", "dark"])
  }

  @Test("the program parses what is forwarded to the same values")
  func roundTrip() throws {
    let line = ["MyApp", "--scheme", "A", "--do", "tap a", "--do", "tap b", "--style", "dark", "--wait", "2", "-v"]
    let command = try RunCommand.parse(line)
    let program = try RunArguments.parse(ForwardedOptions(RunArguments.self, of: RunCommand.self).options(in: line))
    #expect(program.steps == command.arguments.steps && program.steps == ["tap a", "tap b"])
    #expect(program.screen.style == command.arguments.screen.style && program.wait == 2)
  }
}
