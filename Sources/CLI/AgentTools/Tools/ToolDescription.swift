import ToolSupport

/// The description of a tool that clients and models read.
package struct ToolDescription: Sendable {
  package let name: String
  package let text: String
  let parameters: [Parameter]

  package struct Parameter: Sendable {
    let name: String
    /// The type: "string", "number", "boolean", "integer", or "any" for a string or integer.
    let type: String
    let text: String?
    let isRequired: Bool

    init(_ name: String, _ type: String = "string", _ text: String? = nil, isRequired: Bool = false) {
      self.name = name
      self.type = type
      self.text = text
      self.isRequired = isRequired
    }
  }

  init(_ name: String, _ text: String, _ parameters: Parameter...) {
    self.name = name
    self.text = text
    self.parameters = parameters
  }

  /// The description in the format of the protocol.
  package var json: JSON {
    var properties: [String: JSON] = [:]
    for parameter in parameters {
      var schema: [String: JSON] = [:]
      if parameter.type == "any" {
        schema["type"] = ["string", "integer"]
      } else {
        schema["type"] = .string(parameter.type)
      }
      if let text = parameter.text { schema["description"] = .string(text) }
      properties[parameter.name] = .object(schema)
    }
    var schema: [String: JSON] = ["type": "object", "properties": .object(properties)]
    let required = parameters.filter(\.isRequired).map { JSON.string($0.name) }
    if !required.isEmpty { schema["required"] = .array(required) }
    return ["name": .string(name), "description": .string(text), "inputSchema": .object(schema)]
  }
}
