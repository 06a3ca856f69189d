/// The handler of the compiler's messages. Their names and fields are those of the plugin protocol, version 7.
enum PreviewPlugin {
  static func answer(to message: JSON) -> JSON {
    if message["getCapability"] != nil {
      let capability: JSON = .object(["protocolVersion": .integer(7), "features": .array([])])
      return .object(["getCapabilityResult": .object(["capability": capability])])
    }
    if let request = message["expandAttachedMacro"] { return attached(request) }
    guard let request = message["expandFreestandingMacro"], let syntax = request["syntax"],
      let source = syntax["source"]?.string, let location = syntax["location"],
      let discriminator = request["discriminator"]?.string
    else { return failure("the plugin of #Preview was asked for something else", at: nil) }

    let expansion = PreviewExpansion(
      source: source, discriminator: discriminator, fileID: location["fileID"]?.string ?? "",
      line: location["line"]?.integer ?? 0, column: location["column"]?.integer ?? 0)
    guard let text = expansion.text else {
      return failure("#Preview is not spelled in a way that can be expanded", at: location)
    }
    return result(text, diagnostics: [])
  }

  /// Expands an attached macro. `@Entry` adds a key and accessors. `@Previewable` adds nothing, because the expansion
  /// of `#Preview` reads it.
  private static func attached(_ request: JSON) -> JSON {
    let location = request["declSyntax"]?["location"]
    guard let name = request["macro"]?["typeName"]?.string, let role = request["macroRole"]?.string else {
      return failure("the plugin of #Preview was asked for something else", at: location)
    }
    if name == "Previewable" { return result("", diagnostics: []) }
    var parent = request["parentDeclSyntax"]
    // The context contains the enclosing declarations, innermost first.
    if parent == nil, case .array(let around)? = request["lexicalContext"] { parent = around.first }
    let expansion = EntryExpansion(
      source: request["declSyntax"]?["source"]?.string ?? "", parent: parent?["source"]?.string ?? "")
    guard name == "Entry", let text = role == "accessor" ? expansion.accessors : expansion.peer else {
      return failure(
        "@Entry belongs to a variable with a type or a value, in an extension of EnvironmentValues, Transaction, "
          + "ContainerValues or FocusedValues", at: location)
    }
    return result(text, diagnostics: [])
  }

  private static func result(_ expandedSource: String?, diagnostics: [JSON]) -> JSON {
    var members: [String: JSON] = ["diagnostics": .array(diagnostics)]
    members["expandedSource"] = expandedSource.map(JSON.string)
    return .object(["expandMacroResult": .object(members)])
  }

  private static func failure(_ message: String, at location: JSON?) -> JSON {
    let position: JSON = .object([
      "fileName": .string(location?["fileName"]?.string ?? ""), "offset": .integer(location?["offset"]?.integer ?? 0),
    ])
    let diagnostic: JSON = .object([
      "message": .string(message), "severity": .string("error"), "position": position,
      "highlights": .array([]), "notes": .array([]), "fixIts": .array([]),
    ])
    return result(nil, diagnostics: [diagnostic])
  }
}
