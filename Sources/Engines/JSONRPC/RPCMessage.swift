import Foundation
import ToolSupport

/// A message of JSON-RPC 2.0.
///
/// - Source: jsonrpc.org/specification
package enum RPCMessage: Equatable, Sendable {
  case request(id: JSON, method: String, parameters: JSON)
  case notification(method: String, parameters: JSON)
  /// A response to a request: its result or its error.
  case response(id: JSON)

  /// Parses a message.
  ///
  /// - Throws: ``RPCError`` if the bytes are not a message. The property ``RPCError/id`` is the id for the response.
  package init(_ bytes: Data) throws(RPCError) {
    guard let message = try? JSONDecoder().decode(JSON.self, from: bytes) else {
      throw RPCError(.parse, "invalid JSON")
    }
    try self.init(message)
  }

  /// Parses a message.
  ///
  /// - Throws: ``RPCError`` if the value is not a message.
  package init(_ message: JSON) throws(RPCError) {
    guard case .object(let members) = message, members["jsonrpc"] == "2.0" else {
      throw RPCError(.invalidRequest, "a message must be a JSON-RPC 2.0 object", id: message["id"] ?? .null)
    }
    guard let method = members["method"]?.string else {
      guard members["result"] != nil || members["error"] != nil else {
        throw RPCError(.invalidRequest, "a request must have a method", id: members["id"] ?? .null)
      }
      self = .response(id: members["id"] ?? .null)
      return
    }
    let parameters = members["params"] ?? .object([:])
    guard let id = members["id"] else {
      self = .notification(method: method, parameters: parameters)
      return
    }
    guard id.string != nil || id.number != nil else { throw RPCError(.invalidRequest, "an id is a string or a number") }
    self = .request(id: id, method: method, parameters: parameters)
  }
}

extension RPCMessage {
  /// Returns the response to a request.
  package static func response(to id: JSON, result: JSON) -> JSON {
    ["jsonrpc": "2.0", "id": id, "result": result]
  }

  /// Returns a message that requires no response.
  package static func notification(_ method: String, _ parameters: JSON) -> JSON {
    ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
  }
}

/// An error that is the response to a request.
package struct RPCError: Error, Equatable, Sendable {
  package enum Code: Int, Sendable {
    case parse = -32700
    case invalidRequest = -32600
    case noSuchMethod = -32601
    case invalidParameters = -32602
    case internalError = -32603
    /// A code of the Model Context Protocol.
    case unsupportedVersion = -32022
  }

  package let code: Code
  package let message: String
  /// The id of the request, or null if it is unknown.
  package let id: JSON
  package let data: JSON?

  package init(_ code: Code, _ message: String, id: JSON = .null, data: JSON? = nil) {
    self.code = code
    self.message = message
    self.id = id
    self.data = data
  }

  /// The response that contains the error.
  package var response: JSON {
    var error: [String: JSON] = ["code": .number(Double(code.rawValue)), "message": .string(message)]
    if let data { error["data"] = data }
    return ["jsonrpc": "2.0", "id": id, "error": .object(error)]
  }
}
