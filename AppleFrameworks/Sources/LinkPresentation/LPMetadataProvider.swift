import Foundation
import PermissionResponses

/// A provider that fetches a page's metadata. Fetches fail, because no page can be reached.
///
/// - Source: developer.apple.com/documentation/linkpresentation/lpmetadataprovider
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  // Unchecked: Apps and `RunLoopTurn` use it only on the main queue.
  private var hasStarted = false
  private var isCancelled = false

  open var shouldFetchSubresources = true

  /// The timeout in seconds.
  ///
  /// - Default: 30.
  /// - Source: developer.apple.com/documentation/linkpresentation/lpmetadataprovider/timeout
  open var timeout: TimeInterval = 30

  public override init() { super.init() }

  /// Fails with `LPError.metadataFetchFailed`. A second fetch with the same provider is a programming error.
  open func startFetchingMetadata(
    for url: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    precondition(!hasStarted, "LPMetadataProvider: a provider fetches once; create another one for \(url)")
    hasStarted = true
    RunLoopTurn.later { [self] in
      completionHandler(nil, LPError(isCancelled ? .metadataFetchCancelled : .metadataFetchFailed))
    }
  }

  open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
    precondition(!hasStarted, "LPMetadataProvider: a provider fetches once; create another one for \(url)")
    hasStarted = true
    throw LPError(.metadataFetchFailed)
  }

  /// Cancels a fetch, which fails with `LPError.metadataFetchCancelled` if it has not ended.
  open func cancel() { isCancelled = true }
}
