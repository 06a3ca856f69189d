import Foundation

/// Launches the app and runs until the program ends, for `main.swift` of an app without `@main`.
///
/// - Parameters:
///   - argc: The number of arguments, usually `CommandLine.argc`.
///   - argv: The arguments, usually `CommandLine.unsafeArgv`.
///   - principalClassName: The name of a subclass of `UIApplication`; `nil` for `UIApplication` itself. The program
///     stops if there is no such class.
///   - delegateClassName: The name of the delegate's class, as `NSStringFromClass` returns it. The program stops if
///     there is no such class. It also stops for `nil`, which would require a nib file that apps haven't had since iOS
///     5.
/// - Returns: Never, unless a tool runs the app and ends it.
/// - Source: developer.apple.com/documentation/uikit/uiapplicationmain(_:_:_:_:)-1yub7
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  let interface = UserInterface.current
  if let principalClassName {
    guard let type = NibClasses.named(principalClassName) as? UIApplication.Type else {
      fatalError("UIApplicationMain: there is no subclass of UIApplication named '\(principalClassName)'")
    }
    guard interface.makeApplication(of: type) else {
      fatalError(
        "UIApplicationMain: UIApplication.shared was used before the app started as a \(principalClassName)")
    }
  }
  guard let delegateClassName, let type = NibClasses.named(delegateClassName) as? any UIApplicationDelegate.Type else {
    fatalError("UIApplicationMain: there is no delegate class named '\(delegateClassName ?? "nil")'")
  }
  interface.launch.run(type)
  return 0
}
