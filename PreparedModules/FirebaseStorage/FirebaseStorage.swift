@_exported import FirebaseCore
import Foundation

public let StorageErrorDomain = "FIRStorageErrorDomain"

private func offline() -> NSError {
  NSError(
    domain: StorageErrorDomain, code: -13030,
    userInfo: [NSLocalizedDescriptionKey: "Max retry time for operation exceeded, please try again."])
}

private func later<Value>(_ completion: ((Value?, Error?) -> Void)?) {
  guard let completion else { return }
  DispatchQueue.main.async { completion(nil, offline()) }
}

public class StorageMetadata: NSObject {
  public var contentType: String?
  public var cacheControl: String?
  public var customMetadata: [String: String]?
  public let bucket = ""
  public let path: String? = nil
  public let name: String? = nil
  public let size: Int64 = 0
  public let timeCreated: Date? = nil
  public let updated: Date? = nil
}

public enum StorageTaskStatus: Int, Sendable { case unknown, resume, progress, pause, success, failure }

public class StorageTaskSnapshot: NSObject {
  public let progress: Progress? = nil
  public let error: Error? = offline()
  public let metadata: StorageMetadata? = nil
  public let reference: StorageReference
  public let status = StorageTaskStatus.failure

  init(_ reference: StorageReference) { self.reference = reference }
}

/// A transfer, which fails as without a network.
public class StorageTask: NSObject {
  let reference: StorageReference
  public var snapshot: StorageTaskSnapshot { StorageTaskSnapshot(reference) }

  init(_ reference: StorageReference) { self.reference = reference }

  @discardableResult
  public func observe(_ status: StorageTaskStatus, handler: @escaping (StorageTaskSnapshot) -> Void) -> String {
    if status == .failure {
      let snapshot = snapshot
      DispatchQueue.main.async { handler(snapshot) }
    }
    return UUID().uuidString
  }

  public func removeObserver(withHandle handle: String) {}
  public func removeAllObservers() {}
  public func pause() {}
  public func resume() {}
  public func cancel() {}
}

public class StorageUploadTask: StorageTask {}
public class StorageDownloadTask: StorageTask {}

public class StorageListResult: NSObject {
  public let prefixes: [StorageReference] = []
  public let items: [StorageReference] = []
  public let pageToken: String? = nil
}

public class StorageReference: NSObject {
  public let storage: Storage
  public let fullPath: String

  init(_ storage: Storage, _ path: String) {
    self.storage = storage
    fullPath = path.split(separator: "/").joined(separator: "/")
  }

  public var bucket: String { FirebaseApp.app()?.options.storageBucket ?? "" }
  public var name: String { fullPath.split(separator: "/").last.map(String.init) ?? "" }

  public func root() -> StorageReference { StorageReference(storage, "") }

  public func parent() -> StorageReference? {
    fullPath.isEmpty
      ? nil : StorageReference(storage, fullPath.split(separator: "/").dropLast().joined(separator: "/"))
  }

  public func child(_ path: String) -> StorageReference { StorageReference(storage, "\(fullPath)/\(path)") }

  @discardableResult
  public func putData(
    _ uploadData: Data, metadata: StorageMetadata? = nil, completion: ((StorageMetadata?, Error?) -> Void)? = nil
  ) -> StorageUploadTask {
    later(completion)
    return StorageUploadTask(self)
  }

  @discardableResult
  public func putFile(
    from fileURL: URL, metadata: StorageMetadata? = nil, completion: ((StorageMetadata?, Error?) -> Void)? = nil
  ) -> StorageUploadTask {
    later(completion)
    return StorageUploadTask(self)
  }

  @discardableResult
  public func putDataAsync(_ uploadData: Data, metadata: StorageMetadata? = nil) async throws -> StorageMetadata {
    throw offline()
  }

  @discardableResult
  public func getData(maxSize: Int64, completion: @escaping (Data?, Error?) -> Void) -> StorageDownloadTask {
    later(completion)
    return StorageDownloadTask(self)
  }

  public func data(maxSize: Int64) async throws -> Data { throw offline() }

  public func downloadURL(completion: @escaping (URL?, Error?) -> Void) { later(completion) }

  public func downloadURL() async throws -> URL { throw offline() }

  public func getMetadata(completion: @escaping (StorageMetadata?, Error?) -> Void) { later(completion) }

  public func listAll(completion: @escaping (StorageListResult?, Error?) -> Void) { later(completion) }

  public func listAll() async throws -> StorageListResult { throw offline() }

  public func delete(completion: ((Error?) -> Void)?) {
    DispatchQueue.main.async { completion?(offline()) }
  }

  public func delete() async throws { throw offline() }
}

public class Storage: NSObject {
  private nonisolated(unsafe) static let shared = Storage()

  public class func storage() -> Storage { shared }

  public class func storage(url: String) -> Storage { shared }

  public class func storage(app: FirebaseApp) -> Storage { shared }

  public var maxUploadRetryTime: TimeInterval = 600
  public var maxDownloadRetryTime: TimeInterval = 600
  public var maxOperationRetryTime: TimeInterval = 120

  public func reference() -> StorageReference { StorageReference(self, "") }

  public func reference(withPath path: String) -> StorageReference { StorageReference(self, path) }

  public func reference(forURL url: String) -> StorageReference {
    StorageReference(self, URL(string: url)?.path ?? "")
  }

  public func useEmulator(withHost host: String, port: Int) {}
}
