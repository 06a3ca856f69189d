import Foundation
import PermissionResponses

/// Fetches a page's metadata. No page can be reached: a fetch fails.
///
/// - Source: developer.apple.com/documentation/linkpresentation/lpmetadataprovider
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  // Unchecked: Apps and `RunLoopTurn` use it on the main queue only.
  private var hasStarted = false
  private var isCancelled = false

  open var shouldFetchSubresources = true

  /// Seconds.
  ///
  /// - Default: 30.
  /// - Source: developer.apple.com/documentation/linkpresentation/lpmetadataprovider/timeout
  open var timeout: TimeInterval = 30

  public override init() { super.init() }

  /// Fails with `LPError.metadataFetchFailed`. A second fetch by the same provider is a caller's bug.
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

  /// A fetch that has not ended fails with `LPError.metadataFetchCancelled`.
  open func cancel() { isCancelled = true }
}
