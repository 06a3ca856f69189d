import Foundation
import FoundationSupplement
import Testing

@Suite("Constants and types of Apple's C interfaces")
struct ConstantsTests {
  @Test("keys of a bundle's dictionary are what the dictionary has them under")
  func bundleKeys() {
    let info = ["CFBundleVersion": "7", "CFBundleExecutable": "App"]
    #expect(info[kCFBundleVersionKey as String] == "7")
    #expect(info[kCFBundleExecutableKey as String] == "App")
  }

  @Test("Objective-C's integers are Swift's, and files are where they are")
  func integersAndPromises() throws {
    let small: NSInteger = -1
    #expect(NSUInteger(bitPattern: small) == UInt.max)
    #expect(try URL(filePath: "/tmp").checkPromisedItemIsReachable())
    #expect(throws: (any Error).self) { try URL(filePath: "/no such file").checkPromisedItemIsReachable() }
  }

  @Test("seconds have a thousand million nanoseconds")
  func time() {
    #expect(NSEC_PER_SEC / NSEC_PER_MSEC == 1000)
    #expect(NSEC_PER_MSEC / NSEC_PER_USEC == 1000)
    #expect(HUGE == MAXFLOAT && HUGE.isFinite)
  }

  @Test("a timer made of nothing never fires")
  func timer() {
    let timer = Timer()
    #expect(!timer.isValid)
  }

  @Test("Core Foundation's functions of errors say what the error says")
  func errors() {
    let error = NSError(domain: "harbor", code: 7, userInfo: [NSLocalizedDescriptionKey: "No berth is free."])
    #expect(CFErrorGetDomain(error) as String == "harbor" && CFErrorGetCode(error) == 7)
    #expect(CFErrorCopyUserInfo(error)?[NSLocalizedDescriptionKey] as? String == "No berth is free.")
    #expect(CFErrorCopyDescription(error) as String == "No berth is free.")
  }
}
