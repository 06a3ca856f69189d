import ConversionVerification
import Foundation
import TestFiles
import TestHosts
import Testing
import UIKit

@testable import Examples

/// The bodies of the activity feed in code, compared with the XIBs from which they were converted.
@Suite(.ownHosts) @MainActor
struct ActivityFeedConversionTests {
  private static let nibs = RepositoryFolder.folder("Examples/ActivityFeed/Nibs")

  private func prove(_ nib: String, _ object: String, _ make: @escaping @MainActor () -> UIView) -> VerificationResult {
    let list = ConversionList()
    list.add(
      file: Self.nibs.appending(path: "\(nib).xib").path(percentEncoded: false), object: object, scene: object,
      name: nib, make: make)
    var proof = ConversionVerification(list)
    return proof.prove(0)
  }

  @Test func convertedBodiesHaveTheFramesAndPixelsOfTheXIBs() {
    for result in [
      prove("ActivityFeedBasicBodyView", "bas-ic-001") { CodedActivityFeedBasicBodyView() },
      prove("ActivityFeedQuoteBodyView", "quo-te-001") { CodedActivityFeedQuoteBodyView() },
    ] {
      #expect(result.notes == [])
      #expect(result.screens == 6)
      #expect(result.equalScreens == 6)
      #expect(result.views >= 18)
      #expect(result.equalFrames == result.views)
    }
  }

  @Test func aDifferenceIsToldByNameAndScreen() {
    let result = prove("ActivityFeedQuoteBodyView", "quo-te-001") {
      let body = CodedActivityFeedQuoteBodyView()
      body.authorLabel.textAlignment = .left
      return body
    }
    #expect(result.equalFrames == result.views)
    #expect(result.equalScreens < result.screens)
    #expect(
      result.notes.contains { $0.contains("iPhone SE") && $0.contains("textAlignment") && $0.contains("UILabel") })
  }
}
