import Foundation

/// The user goes on with an activity, or chooses a shortcut of the app's icon: how the app hears of it.
@MainActor
package enum ContinuedActivity {
  /// The app is running, and goes on with an activity.
  ///
  /// - Returns: whether anybody took it.
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

  /// The app is running, and a shortcut was chosen.
  ///
  /// - Returns: what the app says of it; `false` where nobody answers at once.
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
