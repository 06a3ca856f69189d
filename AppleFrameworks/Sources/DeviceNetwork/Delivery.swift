import Foundation
import FoundationNetworking

/// A namespace for functions that deliver a response to a session's task.
enum Delivery {
  static func deliver(
    _ body: Data, _ response: URLResponse, by answering: URLProtocol, to client: any URLProtocolClient
  ) {
    client.urlProtocol(answering, didReceive: response, cacheStoragePolicy: .notAllowed)
    if answering.task is URLSessionDownloadTask {
      guard let file = temporaryFile(with: body), setDownloadedFile(file, of: answering) else {
        client.urlProtocol(
          answering,
          didFailWithError: FlightMode.error(.cannotCreateFile, "The downloaded file can't be kept.", response.url))
        return
      }
    } else {
      client.urlProtocol(answering, didLoad: body)
    }
    client.urlProtocolDidFinishLoading(answering)
  }

  private static func temporaryFile(with body: Data) -> URL? {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).tmp")
    return (try? body.write(to: file)) == nil ? nil : file
  }

  /// Sets the file of a download. Foundation on Linux stores its location in a dictionary of the protocol that is not
  /// accessible by name. See `docs/runtime.md`.
  private static func setDownloadedFile(_ file: URL, of answering: URLProtocol) -> Bool {
    func properties() -> Any? { FirstField.value(of: answering, named: "properties", in: URLProtocol.self) }
    func store<Value: DictionaryOfNames>(_ type: Value.Type) -> Bool {
      guard let value = Value(names: ["temporaryFileURL": file]) else { return false }
      return FirstField.store(value, in: answering, of: URLProtocol.self)
    }
    guard let known = properties(), let type = type(of: known) as? any DictionaryOfNames.Type, store(type) else {
      return false
    }
    return (properties() as? any DictionaryOfNames)?.byName["temporaryFileURL"] as? URL == file
  }
}
