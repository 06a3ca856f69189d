import Foundation
import FoundationNetworking

/// Brings an answer to a session's task.
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

  /// Foundation on Linux keeps where a download lies in a dictionary of the protocol's that others have no name for: it is the first
  /// of its fields. `docs/runtime.md` says more.
  private static func setDownloadedFile(_ file: URL, of answering: URLProtocol) -> Bool {
    guard let field = properties(of: answering),
      let make = type(of: field) as? any KeyedByText.Type,
      let descriptor = UnsafeRawPointer(
        bitPattern: unsafeBitCast(URLProtocol.self as AnyClass, to: UnsafePointer<UInt>.self)[5])
    else { return false }
    let offsets = Int(descriptor.load(fromByteOffset: 40, as: UInt32.self))
    let offset = Int(unsafeBitCast(URLProtocol.self as AnyClass, to: UnsafePointer<UInt>.self)[offsets])
    func store<Value: KeyedByText>(_ type: Value.Type) -> Bool {
      guard let value = Value(texts: ["temporaryFileURL": file]), MemoryLayout<Value>.size == 8 else { return false }
      (Unmanaged.passUnretained(answering).toOpaque() + offset).assumingMemoryBound(to: Value.self).pointee = value
      return true
    }
    return store(make) && (properties(of: answering) as? any KeyedByText)?.values["temporaryFileURL"] as? URL == file
  }

  private static func properties(of answering: URLProtocol) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: answering)
    while let one = mirror, one.subjectType != URLProtocol.self { mirror = one.superclassMirror }
    guard let first = mirror?.children.first, first.label == "properties" else { return nil }
    return first.value
  }
}

/// A dictionary whose keys are names.
private protocol KeyedByText {
  init?(texts: [String: Any])
  var values: [String: Any] { get }
}

extension Dictionary: KeyedByText where Key: RawRepresentable, Key.RawValue == String, Value == Any {
  fileprivate init?(texts: [String: Any]) {
    self.init()
    for (text, value) in texts {
      guard let key = Key(rawValue: text) else { return nil }
      self[key] = value
    }
  }

  fileprivate var values: [String: Any] {
    reduce(into: [:]) { $0[$1.key.rawValue] = $1.value }
  }
}
