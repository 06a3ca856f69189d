import Foundation

/// The files outside of the app that a host's device has: those that the Files app would show.
@MainActor
package final class HostDocuments {
  /// What can be opened.
  package var files: [URL] = []
  /// What an app has put there.
  package internal(set) var exported: [URL] = []
}

extension UserInterface {
  @MainActor package final var documents: HostDocuments { part { HostDocuments() } }
}
