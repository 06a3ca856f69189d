import SourceRewriting
import Testing

@Suite("Imports that Apple's modules bring along")
struct AddedImportRuleTests {
  private func added(_ text: String, others: [String] = []) -> String {
    let options = RewritingOptions(availableModules: RewritingOptions.defaultModules.union(["Combine"]))
    guard let result = rewrittenFile(text, options: options, others: others).text,
      let end = result.range(of: "#sourceLocation")
    else {
      return ""
    }
    return String(result[..<end.lowerBound])
  }

  @Test(
    "what UIKit brings along is imported where it is used",
    arguments: [
      ("UNUserNotificationCenter", "UserNotifications"), ("CIImage", "CoreImage"), ("CTFont", "CoreText"),
      ("UIWebView", "WebKit"), ("UIWebViewDelegate", "WebKit"),
      ("UTType", "UniformTypeIdentifiers"), ("SecTrust", "Security"), ("CGImageSource", "ImageIO"),
      ("kCIInputImageKey", "CoreImage"), ("CGImageDestinationFinalize", "ImageIO"),
      ("kCGImagePropertyOrientation", "ImageIO"),
    ])
  func fromUIKit(name: String, module: String) {
    #expect(added("import UIKit\nvar a: \(name)?") == "import \(module)\n")
    #expect(added("import SafariServices\nvar a: \(name)?").contains("import \(module)") == true)
    #expect(added("import UIKit\nimport \(module)\nvar a: \(name)?") == "")
  }

  @Test("Foundation brings Security along, and nothing of UIKit's")
  func fromFoundation() {
    #expect(added("import Foundation\nvar a = kSecAttrAccount") == "import Security\n")
    #expect(added("import Foundation\nvar a = os_unfair_lock()") == "import os\n")
    #expect(added("import Foundation\nvar a: UNNotification?") == "")
    #expect(added("var a: SecTrust?") == "")
  }

  @Test("the types of asset symbols come from UIKit, unless another module may have them")
  func assetResources() {
    #expect(added("import Foundation\nvar a: [ImageResource] = []") == "import UIKit\n")
    #expect(added("import Foundation\nvar a: ColorResource?") == "import UIKit\n")
    #expect(added("import Kingfisher\nvar a: ImageResource?") == "")
    #expect(added("import Foundation\nvar a: ImageResource?", others: ["struct ImageResource {}"]) == "")
  }

  @Test("other modules bring Foundation along, and those of the language do not")
  func foundation() {
    #expect(added("import RxSwift\nclass A: NSObject {}") == "import Foundation\n")
    #expect(added("import CoreLocation\nlet a = UUID()") == "import Foundation\n")
    #expect(added("import Foundation\nclass A: NSObject {}") == "")
    #expect(added("import WebKit\nlet a = Date()") == "")
    #expect(added("import Observation\nlet a = Date()") == "")
    #expect(added("let a = Date()") == "")
    #expect(added("import RxSwift\nstruct Timer {}\nlet a: Timer? = nil") == "")
  }

  @Test("Foundation brings Combine and Observation along")
  func observing() {
    #expect(added("import Foundation\nclass A: ObservableObject { @Published var a = 1 }") == "import Combine\n")
    #expect(added("import Foundation\nvar a: AnyCancellable?", others: ["class AnyCancellable {}"]) == "")
    #expect(added("import Foundation\n@Observable class A { @ObservationIgnored var a = 1 }") == "import Observation\n")
    #expect(added("import RxSwift\nlet a = Observable.just(1)\nvar b: Observable<Int>?") == "")
    #expect(added("import Observation\n@Observable class A {}") == "")
    // The property wrapper is the author's.
    #expect(added("import Foundation\nclass A { @Observable var a = 1 }") == "")
  }

  @Test("the author's own names, and words that only look like them, need nothing")
  func others() {
    #expect(added("import UIKit\nvar a: UNStation?", others: ["struct UNStation {}"]) == "")
    #expect(added("import UIKit\nvar a: UNIT?, b: CITY?, c: Second?, d: Section?") == "")
  }

  @Test("what a label says is imported, too")
  func labels() {
    let text = "let a = folder.appendingPathComponent(\"a\", conformingTo: .json)"
    #expect(added("import Foundation\n\(text)") == "import UniformTypeIdentifiers\n")
    #expect(added("import Foundation\nimport UniformTypeIdentifiers\n\(text)") == "")
    #expect(added("let a = check(3, conformingTo: 4)") == "")
    #expect(added("import UIKit\nlet a = UIImage(ciImage: recipe)") == "import CoreImage\n")
    #expect(added("import UIKit\nlet a = image.ciImage") == "import CoreImage\n")
    #expect(added("import Foundation\nlet a = picture.ciImage") == "")
  }
}
