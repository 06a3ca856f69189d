import Foundation

/// The delivery of an activity that the user continues, or of a shortcut of the app's icon, to the app.
@MainActor
package enum ContinuedActivity {
  /// Passes an activity to the running app.
  ///
  /// - Returns: Whether the app handles it.
  @discardableResult
  package static func hand(_ activity: NSUserActivity) -> Bool {
    let application = UIApplication.shared
    let activity = activity.saved()
    activity.delegate?.userActivityWasContinued(activity)
    if let scene = application.windowScenes.first, let delegate = scene.delegate {
      delegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
      delegate.scene(scene, continue: activity)
      return true
    }
    guard let delegate = application.delegate else { return false }
    _ = delegate.application(application, willContinueUserActivityWithType: activity.activityType)
    return delegate.application(application, continue: activity) { restored in
      for object in restored ?? [] { object.restoreUserActivityState(activity) }
    }
  }

  /// Passes a chosen shortcut to the running app.
  ///
  /// - Returns: The app's result; `false` if it doesn't return one at once.
  @discardableResult
  package static func choose(_ item: UIApplicationShortcutItem) -> Bool {
    let application = UIApplication.shared
    var isDone = false
    if let scene = application.windowScenes.first, let delegate = scene.delegate as? any UIWindowSceneDelegate {
      delegate.windowScene(scene, performActionFor: item) { isDone = $0 }
    } else {
      application.delegate?.application(application, performActionFor: item) { isDone = $0 }
    }
    return isDone
  }
}
