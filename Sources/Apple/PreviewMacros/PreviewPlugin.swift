/// Answers the compiler's messages. Their names and fields are those of the plugin protocol, version 7.
enum PreviewPlugin {
  static func answer(to message: JSON) -> JSON {
    if message["getCapability"] != nil {
      let capability: JSON = .object(["protocolVersion": .integer(7), "features": .array([])])
      return .object(["getCapabilityResult": .object(["capability": capability])])
    }
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
