import Testing

@testable import XcodeProjects

@Suite("Pods and Carthage")
struct PodfileTests {
  @Test("a lock names pods with versions, needs and where they come from")
  func lock() throws {
    let folder = try TestFolder()
    let path = try folder.write(
      "Podfile.lock",
      """
      PODS:
        - Alpha (1.2.3)
        - Beta/Core (2.0):
          - Alpha (~> 1.0)
        - Beta/Extra (2.0):
          - Beta/Core
          - "Gamma/NSData+zlib (= 0.1)"
        - "Gamma/NSData+zlib (0.1)"
        - Own (0.0.1)

      DEPENDENCIES:
        - Alpha (~> 1.0)
        - Own (from `Local Pods/Own`)

      EXTERNAL SOURCES:
        Beta:
          :branch: master
          :git: https://x.org/beta.git
        Own:
          :path: Local Pods/Own

      CHECKOUT OPTIONS:
        Beta:
          :commit: 74cc625
          :git: https://x.org/beta.git

      SPEC CHECKSUMS:
        Alpha: 0123456789

      COCOAPODS: 1.11.3
      """)
    let podfile = try Podfile.readLock(path)
    #expect(podfile.isLocked)
    #expect(podfile.pods.keys.sorted() == ["Alpha", "Beta", "Gamma", "Own"])
    #expect(podfile.pods["Alpha"] == Podfile.Pod(name: "Alpha", version: "1.2.3", dependencies: []))
    let beta = try #require(podfile.pods["Beta"])
    #expect(beta.version == "2.0" && beta.git == "https://x.org/beta.git" && beta.checkout == "74cc625")
    #expect(beta.dependencies == ["Alpha", "Gamma"])
    #expect(podfile.pods["Own"]?.path == "Local Pods/Own")
  }

  @Test("a Podfile names pods by its lines")
  func podfile() throws {
    let folder = try TestFolder()
    let path = try folder.write(
      "Podfile",
      """
      platform :ios, '13.0'
      target 'App' do
        use_frameworks!
        pod 'Alpha', '~> 1.0'   # 'comment'
        pod "Beta/Core", :git => 'https://x.org/beta.git', :tag => '2.0'
        pod 'Own', path: '../Own'
        # pod 'Not'
        pod 'Gamma' unless ENV['X']
      end
      """)
    let podfile = try Podfile.readPodfile(path)
    #expect(!podfile.isLocked)
    #expect(podfile.pods.keys.sorted() == ["Alpha", "Beta", "Gamma", "Own"])
    #expect(podfile.pods["Alpha"]?.version == "~> 1.0")
    #expect(podfile.pods["Beta"]?.git == "https://x.org/beta.git")
    #expect(podfile.pods["Beta"]?.checkout == "2.0")
    #expect(podfile.pods["Own"]?.path == "../Own")
  }

  @Test("a Cartfile names dependencies with their versions")
  func cartfile() throws {
    let folder = try TestFolder()
    let path = try folder.write(
      "Cartfile.resolved",
      "github \"a/Alpha\" \"1.2\"\ngit \"https://x.org/Beta.git\" \"v3\"\n# binary \"x\"\nnonsense\n")
    let entries = try Cartfile.read(path).entries
    #expect(entries.map(\.name) == ["Alpha", "Beta"])
    #expect(entries.map(\.version) == ["1.2", "v3"])
  }
}
