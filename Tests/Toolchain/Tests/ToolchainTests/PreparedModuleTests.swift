import Foundation
import Testing

/// Libraries that apps import and that are unavailable here. ViewCode's own editions replace them.
@Suite struct PreparedModuleTests {
  @Test("views lie where SnapKit's constraints put them, offline, and the build says whose edition it was")
  func snapKit() throws {
    let folder = try Folder()
    _ = try folder.write(
      """
      import SnapKit
      import Then
      import UIKit

      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = PierController()
          window?.makeKeyAndVisible()
          return true
        }
      }

      final class PierController: UIViewController {
        let pier = UIView().then { $0.backgroundColor = .brown }
        let boat = UIView().then { $0.backgroundColor = .red }
        let buoy = UIView().then { $0.backgroundColor = .orange }
        private var length: Constraint?

        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          [pier, boat, buoy].forEach(view.addSubview)
          pier.snp.makeConstraints { make in
            make.top.equalTo(view).offset(100)
            make.leading.trailing.equalToSuperview().inset(20)
            length = make.height.equalTo(50).constraint
          }
          boat.snp.makeConstraints { make in
            make.top.equalTo(pier.snp.bottom).offset(10)
            make.size.equalTo(CGSize(width: 80, height: 30))
            make.centerX.equalTo(pier)
          }
          buoy.snp.makeConstraints { $0.edges.equalTo(pier).inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) }
          length?.update(offset: 60)
          boat.snp.updateConstraints { $0.top.equalTo(pier.snp.bottom).offset(25) }
        }

        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          print("frames", [pier, boat, buoy].map { "\\($0.frame)" }.joined(separator: " "))
        }
      }
      """, to: "App.swift")
    let run = try Viewcode("run", "--offline", "-o", "pier.png", in: folder.url)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    let width = 393.0
    // With three pixels in a point, half a point is not on a pixel.
    let center = ((width - 80) / 2 * 3).rounded() / 3
    let frames = [
      "(20.0, 100.0, \(width - 40), 60.0)", "(\(center), 185.0, 80.0, 30.0)",
      "(22.0, 101.0, \(width - 46), 56.0)",
    ]
    #expect((run.output + run.errors).contains("frames \(frames.joined(separator: " "))"), "\(run.output)\(run.errors)")
    #expect(
      (run.output + run.errors).contains(
        "ViewCode's edition of SnapKit replaces the package"))
  }

  @Test("SDWebImage shows the placeholder, then the image that the network brings, and cancels the one before")
  func sdWebImage() throws {
    let folder = try Folder()
    _ = try folder.write(
      """
      import SDWebImage
      import UIKit

      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = ImageController()
          window?.makeKeyAndVisible()
          return true
        }
      }

      final class ImageController: UIViewController {
        let imageView = UIImageView()
        let missing = UIImageView()

        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(imageView)
          imageView.sd_imageIndicator = SDWebImageActivityIndicator.gray
          imageView.sd_setImage(with: URL(string: "https://images.example/first.png")) { _, _, _, _ in print("never") }
          imageView.sd_setImage(
            with: URL(string: "https://images.example/second.png"), placeholderImage: UIImage(systemName: "photo"),
            options: [.retryFailed, .progressiveLoad]
          ) { image, error, type, url in
            print("loaded", image?.size ?? .zero, type == .none, url?.lastPathComponent ?? "", error == nil)
            let key = SDWebImageManager.shared.cacheKey(for: url)
            print("cached", SDImageCache.shared.imageFromCache(forKey: key) === image)
          }
          print("placeholder", imageView.image?.isSymbolImage ?? false)
          missing.sd_setImage(with: nil, placeholderImage: UIImage(systemName: "photo")) { image, error, _, _ in
            print("missing", image == nil, error != nil, self.missing.image != nil)
          }
        }
      }
      """, to: "App.swift")
    for name in ["first", "second"] {
      let file = try folder.write("", to: "answers/images.example/\(name).png")
      try #require(Data(base64Encoded: Self.dot)).write(to: file)
    }
    let run = try Viewcode("run", "--offline", "--answers", "answers", "-o", "image.png", in: folder.url)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    let output = run.output + run.errors
    for line in [
      "placeholder true", "missing true true true", "loaded (1.0, 1.0) true second.png true", "cached true",
    ] {
      #expect(output.contains(line), "\(line) is not in \(output)")
    }
    #expect(!output.contains("never"))
  }

  /// A PNG file with one red pixel.
  private static let dot =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="

  @Test("Realm's objects are found by predicates, in order, and changes of them are told")
  func realm() throws {
    let folder = try Folder()
    _ = try folder.write(
      """
      import RealmSwift
      import UIKit

      final class Ship: Object {
        @Persisted(primaryKey: true) var id: ObjectId
        @Persisted var name = ""
        @Persisted var length: Int
      }

      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var token: NotificationToken?

        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          let realm = try! Realm()
          let long = realm.objects(Ship.self).filter("length > %d", 20).sorted(byKeyPath: "name")
          token = long.observe { change in
            if case .initial(let ships) = change { print("first", ships.map(\\.name)) }
            if case .update(_, let gone, let new, _) = change { print("changed", gone, new) }
          }
          try! realm.write {
            for (name, length) in [("Petrel", 31), ("Gull", 12), ("Auk", 40)] {
              let ship = Ship()
              (ship.name, ship.length) = (name, length)
              realm.add(ship)
            }
          }
          print("now", long.map(\\.name))
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
            try! realm.write { realm.delete(long[0]) }
          }
          return true
        }
      }
      """, to: "App.swift")
    let run = try Viewcode("run", "--offline", "--do", "wait 1", in: folder.url)
    let output = run.output + run.errors
    for line in ["now [\"Auk\", \"Petrel\"]", "first [\"Auk\", \"Petrel\"]", "changed [0] []"] {
      #expect(output.contains(line), "\(output)")
    }
  }

  @Test("Firebase answers as without a network: nobody is signed in, and the device's own writes are found")
  func firebase() throws {
    let folder = try Folder()
    _ = try folder.write(
      """
      import FirebaseAuth
      import FirebaseCore
      import FirebaseFirestore
      import UIKit

      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          FirebaseApp.configure()
          print("user", Auth.auth().currentUser?.uid ?? "none")
          Auth.auth().signIn(withEmail: "a@example.org", password: "secret") { result, error in
            print("sign in", result == nil, (error as NSError?)?.code ?? 0)
          }
          let ships = Firestore.firestore().collection("ships")
          ships.document("one").setData(["name": "Auk", "length": 40])
          ships.document("two").setData(["name": "Gull", "length": 12])
          ships.whereField("length", isGreaterThan: 20).addSnapshotListener { snapshot, error in
            print("ships", snapshot?.documents.compactMap { $0.data()["name"] as? String } ?? [])
          }
          ships.document("three").getDocument { snapshot, error in print("three", (error as NSError?)?.code ?? 0) }
          return true
        }
      }
      """, to: "App.swift")
    let run = try Viewcode("run", "--offline", "--do", "wait 1", in: folder.url)
    let output = run.output + run.errors
    for line in ["user none", "sign in true 17020", "ships [\"Auk\"]", "three 14"] {
      #expect(output.contains(line), "\(output)")
    }
  }
}
