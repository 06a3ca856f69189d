import Foundation

/// The network policy of the app, which may have been started with a network or with recorded responses
/// (`VIEWCODE_NETWORK`).
package enum NetworkPolicy {
  package static var isThere: Bool {
    isThere(ProcessInfo.processInfo.environment["VIEWCODE_NETWORK"])
  }

  package static func isThere(_ setting: String?) -> Bool { !["off", "", nil].contains(setting) }
}
