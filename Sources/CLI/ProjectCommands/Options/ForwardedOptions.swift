import ArgumentParser
import Foundation

/// The options of a command line that the project's own program takes.
///
/// The installed command parses and describes all options, and passes those of the program on as the user wrote them.
struct ForwardedOptions {
  /// Whether an option takes a value, by its name with dashes.
  private let own: [String: Bool]
  private let all: [String: Bool]

  /// - Parameters:
  ///   - arguments: The type that declares the program's options.
  ///   - command: The command, which declares the options of the command line.
  init(_ arguments: any ParsableArguments.Type, of command: any ParsableCommand.Type) {
    own = CommandDescription(of: arguments).optionNames
    all = CommandDescription(of: command).optionNames
  }

  /// Returns the program's options among the arguments of a valid command line.
  func options(in arguments: some Collection<String>) -> [String] {
    var result: [String] = []
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      if argument == "--" { break }
      guard argument.hasPrefix("-"), argument.count > 1 else { continue }
      if argument.hasPrefix("--") {
        let name = String(argument.prefix { $0 != "=" })
        let takesNext = all[name] == true && name == argument
        let value = takesNext ? rest.popFirst() : nil
        if own[name] != nil { result += [argument] + (value.map { [$0] } ?? []) }
      } else {
        // Several short names can share a dash.
        let names = argument.dropFirst().map { "-\($0)" }
        let kept = names.filter { own[$0] != nil }
        let value = names.contains { all[$0] == true } ? rest.popFirst() : nil
        if !kept.isEmpty {
          let isOwnValue = kept.contains { own[$0] == true }
          result += ["-" + kept.map { $0.dropFirst() }.joined()] + (isOwnValue ? value.map { [$0] } ?? [] : [])
        }
      }
    }
    return result
  }
}

/// A command, its options and its subcommands, as the parser describes them.
struct CommandDescription: Decodable {
  struct Argument: Decodable {
    struct Name: Decodable {
      var kind: String
      var name: String

      /// The name as typed.
      var text: String { kind == "long" ? "--\(name)" : "-\(name)" }
    }

    /// "positional", "option" or "flag".
    var kind: String
    var names: [Name]?
    var preferredName: Name?
    var valueName: String?
    var abstract: String?
    var discussion: String?
    var defaultValue: String?
    var allValues: [String]?
    var sectionTitle: String?
    var shouldDisplay: Bool
    var isOptional: Bool
    var isRepeating: Bool
  }

  private struct Tool: Decodable {
    var command: CommandDescription
  }

  var commandName: String
  var abstract: String?
  var discussion: String?
  var arguments: [Argument]?
  var subcommands: [CommandDescription]?
  var shouldDisplay: Bool?

  init(of type: any ParsableArguments.Type) {
    // The parser produces the text itself.
    do {
      self = try JSONDecoder().decode(Tool.self, from: Data(type._dumpHelp().utf8)).command
    } catch {
      preconditionFailure("\(type): the parser's description can't be decoded: \(error)")
    }
  }

  /// Whether an option takes a value, by its name with dashes.
  var optionNames: [String: Bool] {
    var result: [String: Bool] = [:]
    for argument in arguments ?? [] {
      for name in argument.names ?? [] { result[name.text] = argument.kind == "option" }
    }
    return result
  }
}
