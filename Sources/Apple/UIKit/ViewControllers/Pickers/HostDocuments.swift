import Foundation

/// The files outside the app on a host's device, which the Files app would display.
@MainActor
package final class HostDocuments {
  /// The files that can be opened.
  package var files: [URL] = []
  /// The files that an app exported.
  package internal(set) var exported: [URL] = []
}

extension UserInterface {
  @MainActor package final var documents: HostDocuments { part { HostDocuments() } }
}
