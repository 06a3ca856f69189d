import Foundation
import Testing

@testable import Projects

/// Pods whose repository is not in a lock file: CocoaPods' index from a server on this machine, and the table.
@Suite struct PodSpecificationsTests {
  @Test(
    "the digest is that of RFC 1321",
    arguments: [
      ("", "d41d8cd98f00b204e9800998ecf8427e"), ("abc", "900150983cd24fb0d6963f7d28e17f72"),
      ("message digest", "f96b697d7cb7938d525a2f31aaf161d0"),
      (
        "12345678901234567890123456789012345678901234567890123456789012345678901234567890",
        "57edf4a22be3c955ac49da2e2107b67a"
      ),
    ])
  func digest(text: String, digits: String) {
    #expect(MD5.digits(of: text) == digits)
  }

  @Test("a specification tells repository, tag, module and the sources of its default parts")
  func specification() throws {
    let text = """
      {"name": "Anchor", "module_name": "AnchorKit", "source": {"git": "https://example.org/anchor.git", "tag": "v2.0"},
       "source_files": "Top/*.swift", "ios": {"source_files": ["iOS/*.swift"]}, "default_subspecs": "Core",
       "subspecs": [{"name": "Core", "source_files": ["Core/**/*.{h,m,swift}"]},
         {"name": "Extra", "source_files": "Extra/*.swift"}]}
      """
    #expect(
      PodSpecifications.source(in: Data(text.utf8))
        == PodSource(
          repository: "https://example.org/anchor.git", checkout: "v2.0",
          patterns: ["Top/*.swift", "iOS/*.swift", "Core/**/*.{h,m,swift}"], module: "AnchorKit"))
    #expect(PodSpecifications.source(in: Data(#"{"source": {"http": "https://example.org/a.zip"}}"#.utf8)) == nil)
    #expect(PodSpecifications.source(in: Data(#"{"source": {"git": "--upload-pack=x"}}"#.utf8)) == nil)
  }

  @Test("alternatives of a pattern are patterns")
  func alternatives() {
    #expect(VendoredSources.alternatives("A/*.{h,m}") == ["A/*.h", "A/*.m"])
    #expect(VendoredSources.alternatives("{A,B}/*.{h,m}") == ["A/*.h", "A/*.m", "B/*.h", "B/*.m"])
    #expect(VendoredSources.alternatives("A/{b") == ["A/{b"])
  }

  @Test("the table has the pods that apps use most, each with a repository and a tag of the version")
  func table() throws {
    let table = PodTable.installed
    #expect(table.names.count >= 150)
    for name in table.names {
      let source = try #require(table.source(of: name, version: "1.2.3"))
      #expect(source.repository.wholeMatch(of: #/https://github\.com/[\w.-]+/[\w.+-]+\.git/#) != nil, "\(name)")
      #expect(source.checkout?.contains("1.2.3") == true, "\(name)")
    }
    #expect(
      table.source(of: "Masonry", version: "1.1.0")
        == PodSource(
          repository: "https://github.com/SnapKit/Masonry.git", checkout: "v1.1.0", patterns: ["Masonry/**/*"]))
    #expect(table.source(of: "lottie-ios", version: nil)?.module == "Lottie")
    #expect(table.source(of: "Nobody", version: nil) == nil)
  }

  @Test("the index answers with the locked version or the newest, is asked once, and is not asked for strange names")
  func index() throws {
    let folder = try TestFolder()
    let shard = MD5.digits(of: "Anchor").prefix(3).map(String.init)
    try folder.write(
      "index/all_pods_versions_\(shard.joined(separator: "_")).txt", "Other/1.0\nAnchor/1.9.0/1.10.0/1.2.0\n")
    for version in ["1.10.0", "1.2.0"] {
      try folder.write(
        "index/Specs/\(shard.joined(separator: "/"))/Anchor/\(version)/Anchor.podspec.json",
        #"{"source": {"git": "https://example.org/anchor.git", "tag": "\#(version)"}}"#)
    }
    let server = try FileServer("\(folder.path)/index")
    defer { server.stop() }
    let specifications = PodSpecifications(
      cache: URL(filePath: "\(folder.path)/cache"),
      environment: ["VIEWCODE_POD_INDEX": "http://127.0.0.1:\(server.port)/"])
    #expect(specifications.source(of: "Anchor", version: "1.2.0")?.checkout == "1.2.0")
    #expect(specifications.source(of: "Anchor", version: nil)?.checkout == "1.10.0")
    #expect(specifications.source(of: "Nobody", version: "1.0") == nil)
    let count = server.requests.count
    #expect(specifications.source(of: "Anchor", version: "1.2.0")?.checkout == "1.2.0")
    #expect(specifications.source(of: "../../secret", version: "1.0") == nil)
    #expect(server.requests.count == count)
  }

  @Test(
    "a pod that the lock names by version alone is fetched from where the index says",
    .enabled(if: GitCommand.find() != nil, "this machine has no git"))
  func fetching() throws {
    let folder = try TestFolder()
    let repository = try GitFixture("\(folder.path)/repositories/Anchor")
    try folder.write("repositories/Anchor/Core/Anchor.swift", "public struct Anchor {}")
    try folder.write("repositories/Anchor/Other/Other.swift", "public struct Other {}")
    try repository.commitAll(tag: "release-2.0")
    try folder.write("App/.git/HEAD")
    try folder.write("App/A.swift", "import UIKit\nimport Anchor\n")
    try folder.write("App/Podfile.lock", "PODS:\n  - Anchor (2.0)\n")
    let specification = PodSpecifications.source(
      in: Data(
        #"{"source": {"git": "file://\#(repository.path)", "tag": "release-2.0"}, "source_files": "Core/*.swift"}"#.utf8
      ))
    let source = try #require(specification)
    var checkouts = PackageCheckouts(folder: URL(filePath: "\(folder.path)/cache"), isOffline: false)
    checkouts.podSources = { name, version in name == "Anchor" && version == "2.0" ? source : nil }
    let project = try folder.read("App", ReadingOptions(checkouts: checkouts))
    let anchor = try #require(project.thirdParty.first { $0.name == "Anchor" })
    #expect(anchor.sources.map(\.lastPathComponent) == ["Anchor.swift"], "\(project.diagnostics)")
  }
}

/// An HTTP server on this machine for the files of a folder.
private final class FileServer: @unchecked Sendable {
  let port: UInt16
  private let listener: Int32
  private let folder: String
  private let lock = NSLock()
  private var asked: [String] = []

  var requests: [String] { lock.withLock { asked } }

  init(_ folder: String) throws {
    self.folder = folder
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 16) == 0 && getsockname(listener, $0, &length) == 0
      }
    }
    guard isBound else { throw POSIXError(.EADDRNOTAVAIL) }
    self.listener = listener
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread { [self] in
      while case let connection = accept(listener, nil, nil), connection >= 0 { serve(connection) }
    }
  }

  func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  private func serve(_ connection: Int32) {
    defer { close(connection) }
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = read(connection, &bytes, bytes.count)
    let words = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self).split(separator: " ")
    guard words.count > 1 else { return }
    lock.withLock { asked.append(String(words[1])) }
    let body = try? Data(contentsOf: URL(filePath: folder + words[1]))
    let head = "HTTP/1.1 \(body == nil ? "404 Not Found" : "200 OK")\r\nContent-Length: \(body?.count ?? 0)\r\n\r\n"
    let answer = Data(head.utf8) + (body ?? Data())
    _ = answer.withUnsafeBytes { write(connection, $0.baseAddress, answer.count) }
  }
}
