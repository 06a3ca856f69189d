import Foundation

/// Whether the app was started with a network, or with answers that were recorded of one (`VIEWCODE_NETWORK`).
package enum NetworkPolicy {
  package static var isThere: Bool {
    isThere(ProcessInfo.processInfo.environment["VIEWCODE_NETWORK"])
  }

  package static func isThere(_ setting: String?) -> Bool { !["off", "", nil].contains(setting) }
}
