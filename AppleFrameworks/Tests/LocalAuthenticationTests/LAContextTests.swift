import LocalAuthentication
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("LAContext", .ownHosts)
struct LAContextTests {
  @Test("neither a face nor a code is set up, and asking fails")
  func refused() async {
    let (host, context) = (ViewHost(), LAContext())
    host.show(UIViewController())
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.domain == LAErrorDomain && error?.code == LAError.Code.biometryNotEnrolled.rawValue)
    #expect(context.biometryType == .none)
    var codes: [LAError.Code?] = []
    host.run {
      context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "to see") { isDone, error in
        codes.append(isDone ? nil : (error as? LAError)?.code)
      }
    }
    host.advance(by: 0.1)
    #expect(codes == [.passcodeNotSet])
    context.invalidate()
    await #expect(throws: LAError(.invalidContext)) {
      try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "to see")
    }
  }
}
