import Foundation
import JSONRPC
import ToolSupport

/// A server for the Model Context Protocol, with a JSON-RPC message on each line of standard input and standard output.
///
/// It supports clients of revision 2026-07-28, whose requests each state their version, and clients of earlier
/// revisions, which begin with `initialize`. Requests are answered one after another, and the server sends no requests
/// to the client.
///
/// - Source: modelcontextprotocol.io/specification/2026-07-28, and the revisions before it
package struct ContextProtocolServer {
  /// The revisions in which every request is independent.
  static let modern = ["2026-07-28"]
  /// The revisions that begin with a handshake, the newest last.
  static let withHandshake = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]

  private let tools: AgentTools
  private let version: String

  /// - Parameter version: The version of the server, which clients display.
  package init(tools: AgentTools, version: String) {
    self.tools = tools
    self.version = version
  }

  /// The instructions for agents, which describe all tools at once.
  static let instructions = """
    Shows the screens of this iOS project without a Mac. Begin with previews, then call tree or render with a preview. \
    A target is a number of the last tree, a text, #identifier or x,y. After an edit, call reload: it builds the \
    project and replays the same steps. Time stands still between calls; an action lets half a second pass.
    """

  /// Returns the answer to a line, without its line end, or nil if no answer is required.
  package func answer(to line: Data) -> Data? {
    let message: RPCMessage
    do throws(RPCError) { message = try RPCMessage(line) } catch { return encoded(error) }
    // The server sends no requests, and notifications require no answer and change nothing here.
    guard case .request(let id, let method, let parameters) = message else { return nil }
    if let wanted = parameters["_meta"]?["io.modelcontextprotocol/protocolVersion"]?.string,
      !(ContextProtocolServer.modern + ContextProtocolServer.withHandshake).contains(wanted)
    {
      return encoded(
        RPCError(
          .unsupportedVersion, "this server does not support version \(wanted)", id: id,
          data: [
            "requested": .string(wanted),
            "supported": .array(
              (ContextProtocolServer.modern + ContextProtocolServer.withHandshake).map { .string($0) }),
          ]))
    }
    switch method {
    case "initialize": return encoded(result: initialize(parameters), id: id)
    case "server/discover": return encoded(result: discover, id: id)
    case "ping": return encoded(result: [:], id: id)
    case "tools/list":
      return encoded(
        result: cacheable(["tools": .array(AgentTools.all.map(\.description.json))]), id: id)
    case "tools/call": return call(parameters, id: id)
    default: return encoded(RPCError(.noSuchMethod, "there is no method \(method)", id: id))
    }
  }

  private var serverInfo: JSON { ["name": "viewcode", "title": "ViewCode", "version": .string(version)] }

  private func initialize(_ parameters: JSON) -> JSON {
    let wanted = parameters["protocolVersion"]?.string
    let known = wanted.flatMap { ContextProtocolServer.withHandshake.contains($0) ? $0 : nil }
    return [
      "protocolVersion": .string(known ?? ContextProtocolServer.withHandshake.last!),
      "capabilities": ["tools": [:]], "serverInfo": serverInfo,
      "instructions": .string(ContextProtocolServer.instructions),
    ]
  }

  private var discover: JSON {
    cacheable([
      "supportedVersions": .array(
        (ContextProtocolServer.modern + ContextProtocolServer.withHandshake).map { .string($0) }),
      "capabilities": ["tools": [:]], "instructions": .string(ContextProtocolServer.instructions),
    ])
  }

  /// Returns a result that stays the same as long as this program runs. The lifetime of an hour is arbitrary.
  private func cacheable(_ result: [String: JSON]) -> JSON {
    .object(result.merging(["ttlMs": 3_600_000, "cacheScope": "private"]) { $1 })
  }

  private func call(_ parameters: JSON, id: JSON) -> Data {
    guard let name = parameters["name"]?.string else {
      return encoded(RPCError(.invalidParameters, "tools/call requires the name of a tool", id: id))
    }
    let arguments: [String: JSON]
    switch parameters["arguments"] {
    case .object(let members): arguments = members
    case nil, .null: arguments = [:]
    default: return encoded(RPCError(.invalidParameters, "the arguments of a tool must be an object", id: id))
    }
    guard AgentTools.named(name) != nil else {
      return encoded(
        RPCError(
          .invalidParameters,
          ToolError.noTool(name).description, id: id))
    }
    let answer = tools.call(name, arguments)
    var content: [JSON] = []
    if let picture = answer.picture {
      content.append(
        ["type": "image", "data": .string(Data(picture).base64EncodedString()), "mimeType": "image/png"])
    }
    content.append(["type": "text", "text": .string(answer.text)])
    var result: [String: JSON] = ["content": .array(content)]
    if answer.isError { result["isError"] = true }
    return encoded(result: .object(result), id: id)
  }

  // MARK: - Messages

  private func encoded(result: JSON, id: JSON) -> Data {
    var members: [String: JSON] = [:]
    if case .object(let own) = result { members = own }
    if !members.isEmpty {
      // This member is required since 2026-07-28, and earlier clients ignore it.
      members["resultType"] = "complete"
      members["_meta"] = ["io.modelcontextprotocol/serverInfo": serverInfo]
    }
    return encoded(RPCMessage.response(to: id, result: .object(members)))
  }

  private func encoded(_ error: RPCError) -> Data { encoded(error.response) }

  private func encoded(_ message: JSON) -> Data { Data(message.text.utf8) }
}
