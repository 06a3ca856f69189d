import Foundation
import QuartzCore
import RuntimeSupport

/// The instantiation of classes that are known only at run time, with the initializers of UIKit's classes. On Apple's
/// systems, any initializer of an Objective-C class can be called through a variable's class; see `RuntimeSupport` for
/// the implementation here.
@preconcurrency @MainActor
package enum ObjectInstantiation {
  package nonisolated static func make(_ type: NSObject.Type) -> NSObject {
    DeclaredInitializers.make(type) ?? ClassInitializers.make(type)
  }

  /// The first initializer that `UIView` declares.
  private static let viewFrame = ClassInitializer<CGRect>(of: UIView.self)

  package static func make(_ type: UIView.Type, frame: CGRect) -> UIView { viewFrame.make(type, frame) }

  @inline(never)
  package static func make(_ type: UIViewController.Type, nibName: String?, bundle: Bundle?) -> UIViewController {
    ClassShape.of(type, as: ControllerShape.self).init(nibName: nibName, bundle: bundle)
  }

  package static func make(
    _ type: UINavigationController.Type, rootViewController: UIViewController
  ) -> UINavigationController {
    let made = unsafeDowncast(make(type, nibName: nil, bundle: nil), to: UINavigationController.self)
    made.pushViewController(rootViewController, animated: false)
    return made
  }

  package static func make(
    _ type: UITableViewCell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) -> UITableViewCell {
    CellInstantiation.makeCell(type, style: style, reuseIdentifier: reuseIdentifier)
  }

  package static func make(
    _ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
  ) -> UITableViewHeaderFooterView {
    CellInstantiation.makeHeaderFooter(type, reuseIdentifier: reuseIdentifier)
  }

  /// The first initializer that `UIStoryboardSegue` declares.
  private static let segue = ClassInitializer<(String?, AnyObject, AnyObject)>(of: UIStoryboardSegue.self)

  package static func make(
    _ type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController, destination: UIViewController
  ) -> UIStoryboardSegue {
    segue.make(type, identifier, source, destination)
  }

  @inline(never)
  package static func make(_ type: UIGestureRecognizer.Type, target: Any?, action: Selector?) -> UIGestureRecognizer {
    ClassShape.of(type, as: RecognizerShape.self).init(target: target, action: action)
  }
}

private class ControllerShape: UIViewController {
  required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) { fatalError("an object shape cannot be created") }
}

private final class ControllerShapeSubclass: ControllerShape {}

private class RecognizerShape: UIGestureRecognizer {
  required override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
}

private final class RecognizerShapeSubclass: RecognizerShape {}
