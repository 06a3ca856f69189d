import Testing

@testable import Projects

@Suite("Specifications of pods")
struct PodspecFileTests {
  @Test("patterns are texts, lists over several lines and words, those of other systems not among them")
  func patterns() {
    let specification = PodspecFile(
      text: """
        Pod::Spec.new do |s|
          s.name = 'Waves'
          # s.source_files = 'Old/*.swift'
          s.source_files  = 'Waves/**/*.swift', "Shared/*.{h,swift}"
          s.ios.source_files = [
            'Phones/*.swift',
            'More/*.swift',
          ]
          s.osx.source_files = 'Macs/*.swift'
          s.exclude_files = %w[Waves/Shared/*.swift Waves/Old.swift]
          s.dependency 'Tides', '~> 1.0'
        end
        """)
    #expect(
      specification.sources == ["Waves/**/*.swift", "Shared/*.{h,swift}", "Phones/*.swift", "More/*.swift"])
    #expect(specification.excluded == ["Waves/Shared/*.swift", "Waves/Old.swift"])
  }

  @Test("resources are in the module's bundle, or in bundles by name")
  func resources() {
    let specification = PodspecFile(
      text: """
        Pod::Spec.new do |s|
          s.source_files = 'Waves/*.swift'
          s.resource = 'Waves/Main.xib'
          s.resource_bundles = {
            # The images.
            'WavesImages' => ['Waves/**/*.{xcassets,png}', 'Shared/*.png'],
            "WavesTexts" => 'Texts/*.lproj'
          }
          s.swift_version = '5.0'
        end
        """)
    #expect(specification.resources == ["Waves/Main.xib"])
    #expect(
      specification.resourceBundles == [
        "WavesImages": ["Waves/**/*.{xcassets,png}", "Shared/*.png"], "WavesTexts": ["Texts/*.lproj"],
      ])
    #expect(specification.swiftVersions == ["5.0"])
  }

  @Test("parts are installed where they are defaults, or where there are no defaults; tests never are")
  func parts() {
    func text(_ defaults: String) -> String {
      """
      Pod::Spec.new do |s|
        \(defaults)
        s.subspec 'Core' do |core|
          core.source_files = 'Core/*.swift'
          if ENV['ALL']
            core.exclude_files = 'Core/Old.swift'
          end
          core.subspec 'Inner' do |inner|
            inner.source_files = 'Inner/*.swift'
          end
        end
        s.subspec 'Rx' do |rx|
          rx.source_files = 'Rx/*.swift'
        end
        s.test_spec 'Tests' do |tests|
          tests.source_files = 'Tests/*.swift'
        end
      end
      """
    }
    #expect(PodspecFile(text: text("")).sources == ["Core/*.swift", "Inner/*.swift", "Rx/*.swift"])
    let core = PodspecFile(text: text("s.default_subspec = 'Core'"))
    #expect(core.sources == ["Core/*.swift", "Inner/*.swift"])
    #expect(core.excluded == ["Core/Old.swift"])
  }

  @Test("versions of the language are read, one or several")
  func versions() {
    #expect(PodspecFile(text: "s.swift_version = '4.0'").swiftVersions == ["4.0"])
    #expect(PodspecFile(text: "s.swift_versions = ['4.2', '5.0']").swiftVersions == ["4.2", "5.0"])
  }

  @Test("computed texts are left out, and text that is no specification has no patterns")
  func others() {
    #expect(PodspecFile(text: "s.source_files = \"#{s.name}/*.swift\", 'A/*.swift'").sources == ["A/*.swift"])
    for text in ["", "end\nend\nend", "s.source_files = [", "do |x|\n" + String(repeating: "[", count: 10_000)] {
      #expect(PodspecFile(text: text).sources.isEmpty, "\(text.prefix(20))")
    }
  }
}
