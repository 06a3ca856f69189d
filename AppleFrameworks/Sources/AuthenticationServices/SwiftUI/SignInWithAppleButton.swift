import SwiftUI

/// A button for signing in with an Apple ID.
///
/// A tap creates a request, which the app can change, and performs it. Without an account, the request fails.
///
/// - Source: developer.apple.com/documentation/authenticationservices/signinwithapplebutton
@MainActor @preconcurrency
public struct SignInWithAppleButton: View {
  /// The label of the button, which determines its title.
  ///
  /// - Source: developer.apple.com/documentation/authenticationservices/signinwithapplebutton/label
  public struct Label: Sendable {
    let type: ASAuthorizationAppleIDButton.ButtonType

    public static let signIn = Label(type: .signIn)
    public static let signUp = Label(type: .signUp)
    public static let `continue` = Label(type: .continue)
  }

  /// The style of the button, which determines its colors.
  ///
  /// - Source: developer.apple.com/documentation/authenticationservices/signinwithapplebutton/style
  public struct Style: Sendable {
    let style: ASAuthorizationAppleIDButton.Style

    public static let black = Style(style: .black)
    public static let white = Style(style: .white)
    public static let whiteOutline = Style(style: .whiteOutline)
  }

  nonisolated let label: Label
  nonisolated(unsafe) let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  nonisolated(unsafe) let onCompletion: (Result<ASAuthorization, any Error>) -> Void
  @Environment(\.signInWithAppleButtonStyle) private var style

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - label: The label. Default: `signIn`.
  ///   - onRequest: A closure that configures the request.
  ///   - onCompletion: A closure that receives the result.
  nonisolated public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
    self.onRequest = onRequest
    self.onCompletion = onCompletion
  }

  /// The content of the view.
  public var body: some View {
    // A UIKit button has a fixed title and style, so another label or style requires another view.
    AppleIDControl(type: label.type, style: style.style, onRequest: onRequest, onCompletion: onCompletion)
      .id([label.type.rawValue, style.style.rawValue])
  }
}

/// A view that wraps the UIKit button, with the controller that performs its request.
private struct AppleIDControl: UIViewRepresentable {
  let type: ASAuthorizationAppleIDButton.ButtonType
  let style: ASAuthorizationAppleIDButton.Style
  let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  let onCompletion: (Result<ASAuthorization, any Error>) -> Void

  @MainActor
  final class Coordinator: NSObject, ASAuthorizationControllerDelegate,
    ASAuthorizationControllerPresentationContextProviding
  {
    var control: AppleIDControl
    weak var button: UIView?

    init(_ control: AppleIDControl) { self.control = control }

    func perform() {
      let request = ASAuthorizationAppleIDProvider().createRequest()
      control.onRequest(request)
      let controller = ASAuthorizationController(authorizationRequests: [request])
      controller.delegate = self
      controller.presentationContextProvider = self
      controller.performRequests()
    }

    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
      button?.window ?? UIWindow()
    }

    func authorizationController(
      controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) { control.onCompletion(.success(authorization)) }

    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
      control.onCompletion(.failure(error))
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> ASAuthorizationAppleIDButton {
    let button = ASAuthorizationAppleIDButton(type: type, style: style)
    let coordinator = context.coordinator
    coordinator.button = button
    button.addAction(UIAction { [weak coordinator] _ in coordinator?.perform() }, for: .touchUpInside)
    return button
  }

  func updateUIView(_ uiView: ASAuthorizationAppleIDButton, context: Context) { context.coordinator.control = self }
}

private enum SignInStyleKey: EnvironmentKey { static let defaultValue = SignInWithAppleButton.Style.black }

extension EnvironmentValues {
  fileprivate var signInWithAppleButtonStyle: SignInWithAppleButton.Style {
    get { self[SignInStyleKey.self] }
    set { self[SignInStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the colors of buttons for signing in with an Apple ID. Default: black.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/signinwithapplebuttonstyle(_:)
  nonisolated public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\.signInWithAppleButtonStyle, style)
  }
}
