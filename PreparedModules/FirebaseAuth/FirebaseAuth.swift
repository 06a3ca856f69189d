@_exported import FirebaseCore
import Foundation

public let AuthErrorDomain = "FIRAuthErrorDomain"
public let AuthErrorUserInfoNameKey = "FIRAuthErrorUserInfoNameKey"

/// An error of Firebase's accounts: an enumeration in the versions before 9 and since 11. Versions 9 and 10 have the
/// cases in `Code`, and an error with such a code.
public enum AuthErrorCode: Int, Error, Sendable {
  case invalidCustomToken = 17000
  case customTokenMismatch = 17002
  case invalidCredential = 17004
  case userDisabled = 17005
  case operationNotAllowed = 17006
  case emailAlreadyInUse = 17007
  case invalidEmail = 17008
  case wrongPassword = 17009
  case tooManyRequests = 17010
  case userNotFound = 17011
  case accountExistsWithDifferentCredential = 17012
  case requiresRecentLogin = 17014
  case providerAlreadyLinked = 17015
  case noSuchProvider = 17016
  case invalidUserToken = 17017
  case networkError = 17020
  case userTokenExpired = 17021
  case invalidAPIKey = 17023
  case userMismatch = 17024
  case credentialAlreadyInUse = 17025
  case weakPassword = 17026
  case appNotAuthorized = 17028
  case expiredActionCode = 17029
  case invalidActionCode = 17030
  case missingEmail = 17034
  case missingPhoneNumber = 17041
  case invalidPhoneNumber = 17042
  case missingVerificationCode = 17043
  case invalidVerificationCode = 17044
  case keychainError = 17995
  case internalError = 17999

  public typealias Code = AuthErrorCode

  public init(_ code: Code) { self = code }

  /// Creates the error with the code of another one, which is `internalError` for an unknown code.
  public init(_nsError error: NSError) { self = AuthErrorCode(rawValue: error.code) ?? .internalError }

  public var code: Code { self }
}

extension AuthErrorCode: CustomNSError {
  public static var errorDomain: String { AuthErrorDomain }
  public var errorCode: Int { rawValue }
}

func networkError() -> NSError {
  NSError(
    domain: AuthErrorDomain, code: AuthErrorCode.Code.networkError.rawValue,
    userInfo: [
      NSLocalizedDescriptionKey:
        "Network error (such as timeout, interrupted connection or unreachable host) has occurred.",
      AuthErrorUserInfoNameKey: "ERROR_NETWORK_REQUEST_FAILED",
    ])
}

private func fail<Result>(_ completion: ((Result?, Error?) -> Void)?) {
  guard let completion else { return }
  DispatchQueue.main.async { completion(nil, networkError()) }
}

private func fail(_ completion: ((Error?) -> Void)?) {
  guard let completion else { return }
  DispatchQueue.main.async { completion(networkError()) }
}

public protocol UserInfo: AnyObject {
  var providerID: String { get }
  var uid: String { get }
  var displayName: String? { get }
  var photoURL: URL? { get }
  var email: String? { get }
  var phoneNumber: String? { get }
}

public typealias AuthStateDidChangeListenerHandle = NSObjectProtocol
public typealias IDTokenDidChangeListenerHandle = NSObjectProtocol
public typealias AuthDataResultCallback = (AuthDataResult?, Error?) -> Void
public typealias SendPasswordResetCallback = (Error?) -> Void

public class AuthDataResult: NSObject {
  public let user: User
  public let additionalUserInfo: AdditionalUserInfo?
  public let credential: AuthCredential?

  init(user: User) {
    self.user = user
    additionalUserInfo = nil
    credential = nil
  }
}

public class AdditionalUserInfo: NSObject {
  public let providerID = ""
  public let profile: [String: Any]? = nil
  public let username: String? = nil
  public let isNewUser = false
}

public class UserMetadata: NSObject {
  public let lastSignInDate: Date? = nil
  public let creationDate: Date? = nil
}

public class AuthTokenResult: NSObject {
  public let token = ""
  public let expirationDate = Date.distantPast
  public let claims: [String: Any] = [:]
}

/// An account. Signing in requires a server, so no account exists here.
public class User: NSObject, UserInfo {
  public let providerID = "Firebase"
  public let uid: String
  public internal(set) var displayName: String?
  public internal(set) var photoURL: URL?
  public internal(set) var email: String?
  public internal(set) var phoneNumber: String?
  public let isAnonymous = false
  public let isEmailVerified = false
  public let providerData: [UserInfo] = []
  public let metadata = UserMetadata()
  public let refreshToken: String? = nil

  init(uid: String) { self.uid = uid }

  public func createProfileChangeRequest() -> UserProfileChangeRequest { UserProfileChangeRequest(self) }

  public func reload(completion: ((Error?) -> Void)? = nil) { fail(completion) }

  public func reload() async throws { throw networkError() }

  public func delete(completion: ((Error?) -> Void)? = nil) { fail(completion) }

  public func delete() async throws { throw networkError() }

  public func sendEmailVerification(completion: ((Error?) -> Void)? = nil) { fail(completion) }

  public func sendEmailVerification() async throws { throw networkError() }

  public func updateEmail(to email: String, completion: ((Error?) -> Void)? = nil) { fail(completion) }

  public func updateEmail(to email: String) async throws { throw networkError() }

  public func updatePassword(to password: String, completion: ((Error?) -> Void)? = nil) { fail(completion) }

  public func updatePassword(to password: String) async throws { throw networkError() }

  public func getIDToken(completion: ((String?, Error?) -> Void)?) { fail(completion) }

  public func getIDToken(forcingRefresh: Bool = false) async throws -> String { throw networkError() }

  public func getIDTokenForcingRefresh(_ forceRefresh: Bool, completion: ((String?, Error?) -> Void)?) {
    fail(completion)
  }

  public func link(with credential: AuthCredential, completion: ((AuthDataResult?, Error?) -> Void)? = nil) {
    fail(completion)
  }

  @discardableResult
  public func link(with credential: AuthCredential) async throws -> AuthDataResult { throw networkError() }

  public func reauthenticate(with credential: AuthCredential, completion: ((AuthDataResult?, Error?) -> Void)? = nil) {
    fail(completion)
  }

  @discardableResult
  public func reauthenticate(with credential: AuthCredential) async throws -> AuthDataResult { throw networkError() }
}

public class UserProfileChangeRequest: NSObject {
  public var displayName: String?
  public var photoURL: URL?

  init(_ user: User) {
    displayName = user.displayName
    photoURL = user.photoURL
  }

  public func commitChanges(completion: ((Error?) -> Void)? = nil) { fail(completion) }

  public func commitChanges() async throws { throw networkError() }
}

public class AuthCredential: NSObject {
  public let provider: String

  init(provider: String) { self.provider = provider }
}

public class OAuthCredential: AuthCredential {
  public let idToken: String? = nil
  public let accessToken: String? = nil
}

public class PhoneAuthCredential: AuthCredential {}

public class EmailAuthProvider: NSObject {
  public static let id = "password"

  public class func credential(withEmail email: String, password: String) -> AuthCredential {
    AuthCredential(provider: id)
  }

  public class func credential(withEmail email: String, link: String) -> AuthCredential { AuthCredential(provider: id) }
}

public class GoogleAuthProvider: NSObject {
  public static let id = "google.com"

  public class func credential(withIDToken idToken: String, accessToken: String) -> AuthCredential {
    AuthCredential(provider: id)
  }
}

public class FacebookAuthProvider: NSObject {
  public static let id = "facebook.com"

  public class func credential(withAccessToken accessToken: String) -> AuthCredential { AuthCredential(provider: id) }
}

public class GitHubAuthProvider: NSObject {
  public static let id = "github.com"

  public class func credential(withToken token: String) -> AuthCredential { AuthCredential(provider: id) }
}

public enum AuthProviderID: Sendable {
  case apple, google, facebook, gitHub, phone, email
  case custom(String)
}

public class OAuthProvider: NSObject {
  public let providerID: String
  public var scopes: [String]?
  public var customParameters: [String: String]?

  public init(providerID: String) { self.providerID = providerID }

  public class func provider(providerID: String) -> OAuthProvider { OAuthProvider(providerID: providerID) }

  public class func credential(withProviderID providerID: String, idToken: String, rawNonce: String?) -> OAuthCredential
  { OAuthCredential(provider: providerID) }

  public class func credential(withProviderID providerID: String, idToken: String, accessToken: String?)
    -> OAuthCredential
  { OAuthCredential(provider: providerID) }

  public class func credential(
    providerID: AuthProviderID, idToken: String, rawNonce: String, accessToken: String? = nil
  ) -> OAuthCredential { OAuthCredential(provider: "\(providerID)") }

  public class func appleCredential(
    withIDToken idToken: String, rawNonce: String?, fullName: PersonNameComponents?
  ) -> OAuthCredential { OAuthCredential(provider: "apple.com") }
}

public protocol AuthUIDelegate: AnyObject {}

public class PhoneAuthProvider: NSObject {
  public static let id = "phone"

  public class func provider() -> PhoneAuthProvider { PhoneAuthProvider() }

  public class func provider(auth: Auth) -> PhoneAuthProvider { PhoneAuthProvider() }

  public func verifyPhoneNumber(
    _ phoneNumber: String, uiDelegate: AuthUIDelegate? = nil, completion: ((String?, Error?) -> Void)?
  ) { fail(completion) }

  public func verifyPhoneNumber(_ phoneNumber: String, uiDelegate: AuthUIDelegate? = nil) async throws -> String {
    throw networkError()
  }

  public func credential(withVerificationID verificationID: String, verificationCode: String) -> PhoneAuthCredential {
    PhoneAuthCredential(provider: Self.id)
  }
}

public enum AuthAPNSTokenType: Int, Sendable { case unknown, sandbox, prod }

/// The accounts of an app. No user is signed in, and signing in fails as without a network.
///
/// - Source: firebase.google.com/docs/reference/swift/firebaseauth
public class Auth: NSObject {
  private nonisolated(unsafe) static let shared = Auth()
  private var listeners: [(handle: NSObject, call: (Auth, User?) -> Void)] = []

  public class func auth() -> Auth { shared }

  public class func auth(app: FirebaseApp) -> Auth { shared }

  public var app: FirebaseApp? { FirebaseApp.app() }
  public private(set) var currentUser: User?
  public var languageCode: String?
  public var tenantID: String?
  public var apnsToken: Data?

  public func signIn(
    withEmail email: String, password: String, completion: ((AuthDataResult?, Error?) -> Void)? = nil
  ) { fail(completion) }

  @discardableResult
  public func signIn(withEmail email: String, password: String) async throws -> AuthDataResult { throw networkError() }

  public func signIn(withEmail email: String, link: String, completion: ((AuthDataResult?, Error?) -> Void)? = nil) {
    fail(completion)
  }

  public func createUser(
    withEmail email: String, password: String, completion: ((AuthDataResult?, Error?) -> Void)? = nil
  ) { fail(completion) }

  @discardableResult
  public func createUser(withEmail email: String, password: String) async throws -> AuthDataResult {
    throw networkError()
  }

  public func signIn(with credential: AuthCredential, completion: ((AuthDataResult?, Error?) -> Void)? = nil) {
    fail(completion)
  }

  @discardableResult
  public func signIn(with credential: AuthCredential) async throws -> AuthDataResult { throw networkError() }

  public func signInAnonymously(completion: ((AuthDataResult?, Error?) -> Void)? = nil) { fail(completion) }

  @discardableResult
  public func signInAnonymously() async throws -> AuthDataResult { throw networkError() }

  public func signIn(withCustomToken token: String, completion: ((AuthDataResult?, Error?) -> Void)? = nil) {
    fail(completion)
  }

  @discardableResult
  public func signIn(withCustomToken token: String) async throws -> AuthDataResult { throw networkError() }

  public func sendPasswordReset(withEmail email: String, completion: ((Error?) -> Void)? = nil) { fail(completion) }

  public func sendPasswordReset(withEmail email: String) async throws { throw networkError() }

  public func confirmPasswordReset(withCode code: String, newPassword: String, completion: @escaping (Error?) -> Void) {
    fail(completion)
  }

  public func fetchSignInMethods(forEmail email: String, completion: (([String]?, Error?) -> Void)? = nil) {
    fail(completion)
  }

  public func fetchSignInMethods(forEmail email: String) async throws -> [String] { throw networkError() }

  public func signOut() throws {
    guard currentUser != nil else { return }
    currentUser = nil
    for listener in listeners { listener.call(self, nil) }
  }

  @discardableResult
  public func addStateDidChangeListener(_ listener: @escaping (Auth, User?) -> Void) -> AuthStateDidChangeListenerHandle
  {
    let handle = NSObject()
    listeners.append((handle, listener))
    DispatchQueue.main.async { [weak self] in
      guard let self, listeners.contains(where: { $0.handle === handle }) else { return }
      listener(self, currentUser)
    }
    return handle
  }

  public func removeStateDidChangeListener(_ listenerHandle: AuthStateDidChangeListenerHandle) {
    listeners.removeAll { $0.handle === listenerHandle }
  }

  @discardableResult
  public func addIDTokenDidChangeListener(_ listener: @escaping (Auth, User?) -> Void) -> IDTokenDidChangeListenerHandle
  { addStateDidChangeListener(listener) }

  public func removeIDTokenDidChangeListener(_ listenerHandle: IDTokenDidChangeListenerHandle) {
    removeStateDidChangeListener(listenerHandle)
  }

  public func useAppLanguage() { languageCode = Locale.current.language.languageCode?.identifier }

  public func useEmulator(withHost host: String, port: Int) {}

  public func canHandle(_ url: URL) -> Bool { false }

  public func canHandleNotification(_ userInfo: [AnyHashable: Any]) -> Bool { false }

  public func setAPNSToken(_ token: Data, type: AuthAPNSTokenType) { apnsToken = token }

  public func isSignIn(withEmailLink link: String) -> Bool { false }
}
