import Foundation

/// Starts the app and runs until the program is ended: what `main.swift` of an app without `@main` calls.
///
/// - Parameters:
///   - argc: the number of arguments, usually `CommandLine.argc`.
///   - argv: the arguments, usually `CommandLine.unsafeArgv`.
///   - principalClassName: the name of a subclass of `UIApplication`, or `nil` for `UIApplication` itself. One that is not there stops
///     the program.
///   - delegateClassName: the name of the delegate's class, as `NSStringFromClass` says it. One that is not there stops the program;
///     `nil` does, too, as the class would have to come from a nib file, which apps have not had since iOS 5.
/// - Returns: nothing: it does not return, unless a tool runs the app, which ends it when it is done.
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
        "UIApplicationMain: UIApplication.shared was asked for before the app was started as a \(principalClassName)")
    }
  }
  guard let delegateClassName, let type = NibClasses.named(delegateClassName) as? any UIApplicationDelegate.Type else {
    fatalError("UIApplicationMain: there is no delegate class named '\(delegateClassName ?? "nil")'")
  }
  interface.launch.run(type)
  return 0
}
