import Foundation

/// What takes on the state of an activity that the user goes on with. Responders do.
///
/// - Source: developer.apple.com/documentation/uikit/uiuseractivityrestoring
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Shows what the activity is about.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
