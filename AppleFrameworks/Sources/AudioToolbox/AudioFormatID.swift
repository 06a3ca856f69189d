// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// How sound is encoded: four letters.
///
/// - Source: developer.apple.com/documentation/coreaudiotypes/audioformatid
public typealias AudioFormatID = UInt32

/// 'lpcm'
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
/// 'aac '
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// 'aach'
public let kAudioFormatMPEG4AAC_HE: AudioFormatID = 0x6161_6368
/// 'alac'
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
/// 'ima4'
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696D_6134
/// 'ilbc'
public let kAudioFormatiLBC: AudioFormatID = 0x696C_6263
/// 'ulaw'
public let kAudioFormatULaw: AudioFormatID = 0x756C_6177
/// 'alaw'
public let kAudioFormatALaw: AudioFormatID = 0x616C_6177
/// '.mp3'
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033
/// 'opus'
public let kAudioFormatOpus: AudioFormatID = 0x6F70_7573
/// 'flac'
public let kAudioFormatFLAC: AudioFormatID = 0x666C_6163
